ALTER TABLE `outbox` ADD `nonce` text;--> statement-breakpoint
ALTER TABLE `phases` ADD `seal_form` integer;--> statement-breakpoint
UPDATE `outbox` SET `nonce` = lower(hex(randomblob(8))) WHERE `tried_at` IS NULL;