ALTER TABLE `matches` ADD `rematch_of` integer;--> statement-breakpoint
CREATE INDEX `matches_by_rematch` ON `matches` (`rematch_of`) WHERE "matches"."rematch_of" is not null;