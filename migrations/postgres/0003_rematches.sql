ALTER TABLE "matches" ADD COLUMN "rematch_of" bigint;--> statement-breakpoint
CREATE INDEX "matches_by_rematch" ON "matches" USING btree ("rematch_of") WHERE "matches"."rematch_of" is not null;