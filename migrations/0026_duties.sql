CREATE TABLE `duties` (
	`user_id` text NOT NULL,
	`guild` text NOT NULL,
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `match_id`, `phase`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `duties_of_user` ON `duties` (`user_id`,`guild`,`at`);