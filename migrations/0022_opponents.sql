ALTER TABLE `phases` ADD `opponents_owe` integer;--> statement-breakpoint
CREATE INDEX `open_phases_of_opponents` ON `phases` (`match_id`) WHERE "phases"."closed_at" is null and "phases"."opponents_owe" = 1;--> statement-breakpoint
ALTER TABLE `tenures` ADD `opponent` text;