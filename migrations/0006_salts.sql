CREATE TABLE `salts` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`seat` text NOT NULL,
	`salt` text NOT NULL,
	PRIMARY KEY(`match_id`, `phase`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
