CREATE TABLE `studies` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`game` text NOT NULL,
	`what_if` integer,
	`changed_at` integer NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `studies_of_user` ON `studies` (`user_id`,`changed_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `what_if_of_user` ON `studies` (`user_id`,`what_if`);