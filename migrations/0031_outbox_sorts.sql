DROP INDEX `waiting_in_order`;--> statement-breakpoint
DROP INDEX `waiting_by_target`;--> statement-breakpoint
ALTER TABLE `outbox` ADD `is_edit` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `waiting_by_sort` ON `outbox` (`is_edit`,`target_kind`,`id`) WHERE "outbox"."sent_at" is null and "outbox"."gave_up_because" is null;--> statement-breakpoint
UPDATE "outbox" SET "is_edit" = true FROM "posted_messages" AS "posted"
WHERE "outbox"."sent_at" is null AND "outbox"."gave_up_because" is null AND "posted"."match_id" = "outbox"."match_id"
  AND "posted"."slot" = "outbox"."slot" AND "posted"."target" = "outbox"."target";
