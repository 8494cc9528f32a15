CREATE TABLE `members` (
	`guild` text NOT NULL,
	`user_id` text NOT NULL,
	`substitute` integer NOT NULL,
	`asked` text NOT NULL,
	PRIMARY KEY(`guild`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `members_of_user` ON `members` (`user_id`);--> statement-breakpoint
CREATE TABLE `results` (
	`user_id` text NOT NULL,
	`guild` text NOT NULL,
	`match_id` integer NOT NULL,
	`game` text NOT NULL,
	`seat` text NOT NULL,
	`outcome` text NOT NULL,
	`rank` integer NOT NULL,
	`points` integer NOT NULL,
	`rated` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `user_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `results_of_user` ON `results` (`user_id`,`guild`,`at`);--> statement-breakpoint
CREATE INDEX `results_of_game` ON `results` (`guild`,`game`,`at`);--> statement-breakpoint
ALTER TABLE `matches` ADD `asks_at` integer;--> statement-breakpoint
CREATE INDEX `matches_by_asking` ON `matches` (`asks_at`) WHERE "matches"."asks_at" is not null;