CREATE TABLE "members" (
	"guild" text NOT NULL,
	"user_id" text NOT NULL,
	"substitute" boolean NOT NULL,
	"asked" text NOT NULL,
	CONSTRAINT "members_guild_user_id_pk" PRIMARY KEY("guild","user_id")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"user_id" text NOT NULL,
	"guild" text NOT NULL,
	"match_id" bigint NOT NULL,
	"game" text NOT NULL,
	"seat" text NOT NULL,
	"outcome" text NOT NULL,
	"rank" bigint NOT NULL,
	"points" bigint NOT NULL,
	"rated" boolean NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "results_match_id_user_id_pk" PRIMARY KEY("match_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "asks_at" bigint;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_of_user" ON "members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "results_of_user" ON "results" USING btree ("user_id","guild","at");--> statement-breakpoint
CREATE INDEX "results_of_game" ON "results" USING btree ("guild","game","at");--> statement-breakpoint
CREATE INDEX "matches_by_asking" ON "matches" USING btree ("asks_at") WHERE "matches"."asks_at" is not null;