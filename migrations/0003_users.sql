CREATE TABLE `users` (
	`user_id` text PRIMARY KEY NOT NULL,
	`settings` text NOT NULL
);
