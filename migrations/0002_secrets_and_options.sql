CREATE TABLE `secrets` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`secret` text NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `options` text DEFAULT '{}' NOT NULL;