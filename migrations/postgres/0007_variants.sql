CREATE TABLE "variants" (
	"guild" text NOT NULL,
	"id" text NOT NULL,
	"version" bigint NOT NULL,
	"title" text NOT NULL,
	"user_id" text NOT NULL,
	"at" bigint NOT NULL,
	"until" bigint,
	"written" text NOT NULL,
	"board" text NOT NULL,
	"geometry" text NOT NULL,
	CONSTRAINT "variants_guild_id_version_pk" PRIMARY KEY("guild","id","version")
);
--> statement-breakpoint
CREATE INDEX "variants_of_user" ON "variants" USING btree ("user_id");