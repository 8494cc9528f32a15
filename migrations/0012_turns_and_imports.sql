CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`guild` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `imports_by_time` ON `imports` (`at`);--> statement-breakpoint
ALTER TABLE `phases` ADD `turn` text;