CREATE TABLE `servers` (
	`guild` text PRIMARY KEY NOT NULL,
	`queue_channel` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `waiting` (
	`guild` text NOT NULL,
	`user_id` text NOT NULL,
	`game` text NOT NULL,
	`pace` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer NOT NULL,
	PRIMARY KEY(`guild`, `user_id`, `game`, `pace`)
);
--> statement-breakpoint
CREATE INDEX `waiting_of_user` ON `waiting` (`user_id`);