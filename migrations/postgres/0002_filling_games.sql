CREATE TABLE "duties" (
	"user_id" text NOT NULL,
	"guild" text NOT NULL,
	"match_id" bigint NOT NULL,
	"phase" bigint NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "duties_user_id_match_id_phase_pk" PRIMARY KEY("user_id","match_id","phase")
);
--> statement-breakpoint
CREATE TABLE "servers" (
	"guild" text PRIMARY KEY NOT NULL,
	"queue_channel" text NOT NULL,
	"queue_language" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting" (
	"guild" text NOT NULL,
	"user_id" text NOT NULL,
	"game" text NOT NULL,
	"pace" text NOT NULL,
	"since" bigint NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "waiting_guild_user_id_game_pace_pk" PRIMARY KEY("guild","user_id","game","pace")
);
--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "lobby_ends_at" bigint;--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "rematch_of" bigint;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD COLUMN "asked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "duties" ADD CONSTRAINT "duties_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duties_of_user" ON "duties" USING btree ("user_id","guild","at");--> statement-breakpoint
CREATE INDEX "waiting_of_user" ON "waiting" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "matches_by_rematch" ON "matches" USING btree ("rematch_of") WHERE "matches"."rematch_of" is not null;--> statement-breakpoint
CREATE INDEX "matches_by_lobby_end" ON "matches" USING btree ("lobby_ends_at") WHERE "matches"."lobby_ends_at" is not null;