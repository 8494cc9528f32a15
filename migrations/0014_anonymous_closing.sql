ALTER TABLE `phases` ADD `closes_at` integer;--> statement-breakpoint
CREATE INDEX `open_phases_by_closing` ON `phases` (`closes_at`) WHERE "phases"."closed_at" is null;