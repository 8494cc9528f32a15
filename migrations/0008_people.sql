CREATE TABLE `stand_ins` (
	`match_id` integer NOT NULL,
	`seat` text NOT NULL,
	`user_id` text NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`match_id`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stand_ins_of_user` ON `stand_ins` (`user_id`);--> statement-breakpoint
CREATE TABLE `watchers` (
	`match_id` integer NOT NULL,
	`user_id` text NOT NULL,
	PRIMARY KEY(`match_id`, `user_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `muster` text;--> statement-breakpoint
ALTER TABLE `players` ADD `preferences` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `players` ADD `here` integer DEFAULT true NOT NULL;