ALTER TABLE "studies" ADD COLUMN "shared_in" text;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "shared_board" text;--> statement-breakpoint
ALTER TABLE "studies" ADD COLUMN "shared_language" text;--> statement-breakpoint
CREATE INDEX "studies_in_thread" ON "studies" USING btree ("shared_in");