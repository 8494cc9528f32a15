CREATE TABLE `lessons` (
	`user_id` text NOT NULL,
	`lesson` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`progress` text NOT NULL,
	PRIMARY KEY(`user_id`, `lesson`)
);
