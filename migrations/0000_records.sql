CREATE TABLE `ballots` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`question` text NOT NULL,
	`seat` text NOT NULL,
	`yes` integer NOT NULL,
	PRIMARY KEY(`match_id`, `phase`, `question`, `seat`),
	FOREIGN KEY (`match_id`,`phase`) REFERENCES `phases`(`match_id`,`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `edits` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`seat` text NOT NULL,
	`user_id` text NOT NULL,
	`typed` text NOT NULL,
	`submission` text,
	`at` integer NOT NULL,
	`interaction_id` text,
	FOREIGN KEY (`match_id`,`phase`,`seat`) REFERENCES `submissions`(`match_id`,`phase`,`seat`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_edit_an_interaction` ON `edits` (`interaction_id`);--> statement-breakpoint
CREATE INDEX `edits_of_seat` ON `edits` (`match_id`,`phase`,`seat`);--> statement-breakpoint
CREATE TABLE `facts` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `matches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`game` text NOT NULL,
	`guild` text NOT NULL,
	`channel` text NOT NULL,
	`host` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`deadlines` text NOT NULL,
	`seed` integer NOT NULL,
	`created_at` integer NOT NULL,
	`paused_because` text,
	`paused_at` integer,
	`ending` text
);
--> statement-breakpoint
CREATE INDEX `matches_of_channel` ON `matches` (`channel`);--> statement-breakpoint
CREATE INDEX `matches_of_guild` ON `matches` (`guild`);--> statement-breakpoint
CREATE INDEX `matches_by_status` ON `matches` (`status`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` integer NOT NULL,
	`target_kind` text NOT NULL,
	`target` text NOT NULL,
	`slot` text NOT NULL,
	`content` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`queued_at` integer NOT NULL,
	`next_at` integer NOT NULL,
	`tried_at` integer,
	`sent_at` integer,
	`gave_up_because` text,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `waiting_in_order` ON `outbox` (`id`) WHERE "outbox"."sent_at" is null and "outbox"."gave_up_because" is null;--> statement-breakpoint
CREATE INDEX `waiting_by_target` ON `outbox` (`target`,`target_kind`,`id`) WHERE "outbox"."sent_at" is null and "outbox"."gave_up_because" is null;--> statement-breakpoint
CREATE INDEX `waiting_by_slot` ON `outbox` (`match_id`,`slot`) WHERE "outbox"."sent_at" is null and "outbox"."gave_up_because" is null;--> statement-breakpoint
CREATE TABLE `phases` (
	`match_id` integer NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`opened_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`closed_at` integer,
	`closed_by` text,
	`report` text,
	PRIMARY KEY(`match_id`, `number`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_open_phase` ON `phases` (`match_id`) WHERE "phases"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `open_phases_by_deadline` ON `phases` (`due_at`) WHERE "phases"."closed_at" is null;--> statement-breakpoint
CREATE TABLE `players` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_place_a_player` ON `players` (`match_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `lobbies_of_user` ON `players` (`user_id`);--> statement-breakpoint
CREATE TABLE `posted_messages` (
	`match_id` integer NOT NULL,
	`slot` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	PRIMARY KEY(`match_id`, `slot`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `seats` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` integer NOT NULL,
	`seat` text NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_of_each_seat` ON `seats` (`match_id`,`seat`);--> statement-breakpoint
CREATE TABLE `submissions` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`seat` text NOT NULL,
	`submission` text,
	`ready` integer NOT NULL,
	`revision` integer NOT NULL,
	PRIMARY KEY(`match_id`, `phase`, `seat`),
	FOREIGN KEY (`match_id`,`phase`) REFERENCES `phases`(`match_id`,`number`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tenures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`seat_id` integer NOT NULL,
	`user_id` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer,
	FOREIGN KEY (`seat_id`) REFERENCES `seats`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `one_sitter_a_seat` ON `tenures` (`seat_id`) WHERE "tenures"."until" is null;--> statement-breakpoint
CREATE INDEX `sittings_of_user` ON `tenures` (`user_id`) WHERE "tenures"."until" is null;