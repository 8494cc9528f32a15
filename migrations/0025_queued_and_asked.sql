PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_stand_ins` (
	`match_id` integer NOT NULL,
	`seat` text NOT NULL,
	`user_id` text NOT NULL,
	`until` integer NOT NULL,
	`asked` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`match_id`, `seat`, `asked`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_stand_ins`("match_id", "seat", "user_id", "until", "asked") SELECT "match_id", "seat", "user_id", "until", "asked" FROM `stand_ins`;--> statement-breakpoint
DROP TABLE `stand_ins`;--> statement-breakpoint
ALTER TABLE `__new_stand_ins` RENAME TO `stand_ins`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `stand_ins_of_user` ON `stand_ins` (`user_id`);--> statement-breakpoint
ALTER TABLE `matches` ADD `queued_since` integer;