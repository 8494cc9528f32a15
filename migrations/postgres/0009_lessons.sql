CREATE TABLE "lessons" (
	"user_id" text NOT NULL,
	"lesson" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"progress" text NOT NULL,
	CONSTRAINT "lessons_user_id_lesson_pk" PRIMARY KEY("user_id","lesson")
);
