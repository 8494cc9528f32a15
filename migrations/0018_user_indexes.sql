DROP INDEX `sittings_of_user`;--> statement-breakpoint
CREATE INDEX `tenures_of_user` ON `tenures` (`user_id`);--> statement-breakpoint
DROP INDEX `edits_of_user`;--> statement-breakpoint
CREATE INDEX `edits_of_user` ON `edits` (`user_id`,`match_id`);--> statement-breakpoint
CREATE INDEX `imports_of_user` ON `imports` (`user_id`);--> statement-breakpoint
CREATE INDEX `matches_of_host` ON `matches` (`host`);--> statement-breakpoint
CREATE INDEX `matches_of_arbiter` ON `matches` (`arbiter`) WHERE "matches"."arbiter" is not null;--> statement-breakpoint
CREATE INDEX `notes_of_actor` ON `notes` (`actor`);--> statement-breakpoint
CREATE INDEX `rows_to_user` ON `outbox` (`target`) WHERE "outbox"."target_kind" = 'user';--> statement-breakpoint
CREATE INDEX `watched_by_user` ON `watchers` (`user_id`);