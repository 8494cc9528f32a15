CREATE TABLE `disclosures` (
	`match_id` integer NOT NULL,
	`viewer` text NOT NULL,
	`shown_as` text NOT NULL,
	`seat` text NOT NULL,
	PRIMARY KEY(`match_id`, `viewer`, `shown_as`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `disclosures_to` ON `disclosures` (`viewer`);