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
CREATE INDEX `duties_of_user` ON `duties` (`user_id`,`guild`,`at`);--> statement-breakpoint
CREATE TABLE `servers` (
	`guild` text PRIMARY KEY NOT NULL,
	`queue_channel` text NOT NULL,
	`queue_language` text NOT NULL
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
CREATE INDEX `waiting_of_user` ON `waiting` (`user_id`);--> statement-breakpoint
ALTER TABLE `matches` ADD `lobby_ends_at` integer;--> statement-breakpoint
ALTER TABLE `matches` ADD `rematch_of` integer;--> statement-breakpoint
CREATE INDEX `matches_by_rematch` ON `matches` (`rematch_of`) WHERE "matches"."rematch_of" is not null;--> statement-breakpoint
CREATE INDEX `matches_by_lobby_end` ON `matches` (`lobby_ends_at`) WHERE "matches"."lobby_ends_at" is not null;--> statement-breakpoint
ALTER TABLE `stand_ins` ADD `asked` integer DEFAULT false NOT NULL;