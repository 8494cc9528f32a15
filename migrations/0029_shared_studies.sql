ALTER TABLE `studies` ADD `shared_in` text;--> statement-breakpoint
ALTER TABLE `studies` ADD `shared_board` text;--> statement-breakpoint
ALTER TABLE `studies` ADD `shared_language` text;--> statement-breakpoint
CREATE INDEX `studies_in_thread` ON `studies` (`shared_in`);