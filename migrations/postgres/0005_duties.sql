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
ALTER TABLE "duties" ADD CONSTRAINT "duties_match_id_matches_id_fk" FOREIGN KEY ("match_id") REFERENCES "public"."matches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "duties_of_user" ON "duties" USING btree ("user_id","guild","at");