CREATE TABLE `punctuality` (
	`match_id` integer NOT NULL,
	`seat` text NOT NULL,
	`spent` integer NOT NULL,
	`kept` integer NOT NULL,
	`missed` integer NOT NULL,
	PRIMARY KEY(`match_id`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `plan` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `phases` ADD `remind_at` integer;--> statement-breakpoint
CREATE INDEX `open_phases_by_reminder` ON `phases` (`remind_at`) WHERE "phases"."closed_at" is null;