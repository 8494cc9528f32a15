ALTER TABLE `outbox` ADD `refused_since` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `refused_code` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `even_paused` integer DEFAULT false NOT NULL;