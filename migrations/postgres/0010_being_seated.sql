ALTER TABLE "waiting" ADD COLUMN "held_by" bigint;--> statement-breakpoint
ALTER TABLE "waiting" ADD COLUMN "held_until" bigint;