ALTER TABLE "stand_ins" DROP CONSTRAINT "stand_ins_match_id_seat_pk";--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_match_id_seat_asked_pk" PRIMARY KEY("match_id","seat","asked");--> statement-breakpoint
ALTER TABLE "matches" ADD COLUMN "queued_since" bigint;