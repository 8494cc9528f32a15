CREATE TABLE "leases" (
	"kind" text NOT NULL,
	"number" bigint NOT NULL,
	"holder" text,
	"fence" bigint DEFAULT 0 NOT NULL,
	"expires_at" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "leases_kind_number_pk" PRIMARY KEY("kind","number")
);
--> statement-breakpoint
CREATE TABLE "processes" (
	"id" text PRIMARY KEY NOT NULL,
	"joined_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unfinished_matches" (
	"match_id" bigint PRIMARY KEY NOT NULL,
	"process" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "leases_by_holder" ON "leases" USING btree ("holder");