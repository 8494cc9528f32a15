ALTER TABLE `matches` ADD `lobby_ends_at` integer;--> statement-breakpoint
CREATE INDEX `matches_by_lobby_end` ON `matches` (`lobby_ends_at`) WHERE "matches"."lobby_ends_at" is not null;