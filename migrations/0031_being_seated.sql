ALTER TABLE `waiting` ADD `held_by` integer;--> statement-breakpoint
ALTER TABLE `waiting` ADD `held_until` integer;