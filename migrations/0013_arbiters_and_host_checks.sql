CREATE TABLE `host_checks` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`since` integer NOT NULL,
	`last` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `arbiter` text;