DROP INDEX `open_phases_by_deadline`;--> statement-breakpoint
DROP INDEX `open_phases_by_closing`;--> statement-breakpoint
DROP INDEX `open_phases_by_reminder`;--> statement-breakpoint
ALTER TABLE `phases` ADD `acts_at` integer;--> statement-breakpoint
UPDATE `phases` SET `acts_at` = min(`due_at`, coalesce(`closes_at`, `due_at`))
  WHERE `closed_at` IS NULL AND `match_id` IN (SELECT `id` FROM `matches` WHERE `status` = 'running');--> statement-breakpoint
CREATE INDEX `phases_to_act_on` ON `phases` (`acts_at`) WHERE "phases"."acts_at" is not null;--> statement-breakpoint
CREATE INDEX `phases_by_reminder` ON `phases` (`remind_at`) WHERE "phases"."acts_at" is not null;