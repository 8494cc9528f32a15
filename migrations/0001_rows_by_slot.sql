DROP INDEX `waiting_by_slot`;--> statement-breakpoint
CREATE INDEX `rows_by_slot` ON `outbox` (`match_id`,`slot`,`id`);