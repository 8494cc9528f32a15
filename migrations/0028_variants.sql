CREATE TABLE `variants` (
	`guild` text NOT NULL,
	`id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	`until` integer,
	`written` text NOT NULL,
	`board` text NOT NULL,
	`geometry` text NOT NULL,
	PRIMARY KEY(`guild`, `id`, `version`)
);
--> statement-breakpoint
CREATE INDEX `variants_of_user` ON `variants` (`user_id`);