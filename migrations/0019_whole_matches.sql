CREATE TABLE `extensions` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`reason` text NOT NULL,
	PRIMARY KEY(`match_id`, `phase`, `reason`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `invitations` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`seat` text NOT NULL,
	`user_id` text NOT NULL,
	`invited_by` text NOT NULL,
	PRIMARY KEY(`match_id`, `phase`, `seat`, `user_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `invitations_of_user` ON `invitations` (`user_id`);--> statement-breakpoint
CREATE TABLE `letters` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`seat` text NOT NULL,
	`recipients` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `letters_of_match` ON `letters` (`match_id`,`at`);--> statement-breakpoint
CREATE TABLE `motions` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`number` integer NOT NULL,
	`seat` text NOT NULL,
	`unit` text NOT NULL,
	`text` text NOT NULL,
	PRIMARY KEY(`match_id`, `phase`, `number`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `receipts` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`seat` text NOT NULL,
	`user_id` text NOT NULL,
	`language` text NOT NULL,
	PRIMARY KEY(`match_id`, `phase`, `seat`, `user_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `receipts_of_user` ON `receipts` (`user_id`);--> statement-breakpoint
CREATE TABLE `reminders` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`seat` text NOT NULL,
	`user_id` text NOT NULL,
	`moment` integer NOT NULL,
	PRIMARY KEY(`match_id`, `phase`, `seat`, `user_id`, `moment`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `reminders_of_user` ON `reminders` (`user_id`);--> statement-breakpoint
CREATE TABLE `vacancies` (
	`match_id` integer NOT NULL,
	`phase` integer NOT NULL,
	`seat` text NOT NULL,
	`called_in` integer NOT NULL,
	`open` integer NOT NULL,
	PRIMARY KEY(`match_id`, `seat`, `phase`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_tenures` (
	`match_id` integer NOT NULL,
	`number` integer NOT NULL,
	`seat` text NOT NULL,
	`user_id` text NOT NULL,
	`since` integer NOT NULL,
	`until` integer,
	PRIMARY KEY(`match_id`, `number`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_tenures`("match_id", "number", "seat", "user_id", "since", "until")
	SELECT s.match_id, row_number() OVER (PARTITION BY s.match_id ORDER BY t.id), s.seat, t.user_id, t.since, t.until FROM `tenures` t JOIN `seats` s ON s.id = t.seat_id;--> statement-breakpoint
DROP TABLE `tenures`;--> statement-breakpoint
ALTER TABLE `submissions` ADD `filed_by` text;--> statement-breakpoint
CREATE INDEX `submissions_filed_by` ON `submissions` (`filed_by`) WHERE "submissions"."filed_by" is not null;--> statement-breakpoint
ALTER TABLE `__new_tenures` RENAME TO `tenures`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `one_sitter_a_seat` ON `tenures` (`match_id`,`seat`) WHERE "tenures"."until" is null;--> statement-breakpoint
CREATE INDEX `tenures_of_user` ON `tenures` (`user_id`);--> statement-breakpoint
DROP INDEX `rows_by_slot`;--> statement-breakpoint
CREATE INDEX `rows_by_slot` ON `outbox` (`match_id`,`slot`,`target`,`id`);--> statement-breakpoint
CREATE TABLE `__new_posted_messages` (
	`match_id` integer NOT NULL,
	`slot` text NOT NULL,
	`target` text NOT NULL,
	`channel` text NOT NULL,
	`message` text NOT NULL,
	PRIMARY KEY(`match_id`, `slot`, `target`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_posted_messages`("match_id", "slot", "target", "channel", "message")
	SELECT match_id, slot, coalesce((SELECT o.target FROM `outbox` o WHERE o.match_id = p.match_id AND o.slot = p.slot ORDER BY o.id DESC LIMIT 1), channel), channel, message FROM `posted_messages` p;--> statement-breakpoint
DROP TABLE `posted_messages`;--> statement-breakpoint
ALTER TABLE `__new_posted_messages` RENAME TO `posted_messages`;--> statement-breakpoint
CREATE INDEX `posted_to` ON `posted_messages` (`target`);--> statement-breakpoint
ALTER TABLE `matches` ADD `host_gone_at` integer;--> statement-breakpoint
ALTER TABLE `matches` ADD `resume_offered` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `unposted_told` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `turn_call` text;--> statement-breakpoint
ALTER TABLE `phases` ADD `turn_kind` text;--> statement-breakpoint
ALTER TABLE `phases` ADD `cards` integer;--> statement-breakpoint
UPDATE `matches` SET host_gone_at = (SELECT min(o.queued_at) FROM `outbox` o WHERE o.match_id = matches.id AND o.slot = 'host-gone:' || matches.host)
	WHERE (SELECT json_extract(o.content, '$.open') FROM `outbox` o WHERE o.match_id = matches.id AND o.slot = 'host-gone:' || matches.host ORDER BY o.id DESC LIMIT 1) = 1;--> statement-breakpoint
UPDATE `posted_messages` SET slot = 'host-gone:' || (SELECT min(o.queued_at) FROM `outbox` o WHERE o.match_id = posted_messages.match_id AND o.slot = posted_messages.slot)
	WHERE slot LIKE 'host-gone:%' AND EXISTS (SELECT 1 FROM `outbox` o WHERE o.match_id = posted_messages.match_id AND o.slot = posted_messages.slot);--> statement-breakpoint
UPDATE `outbox` SET slot = 'host-gone:' || first.at FROM (SELECT match_id, slot, min(queued_at) AS at FROM `outbox` WHERE slot LIKE 'host-gone:%' GROUP BY match_id, slot) AS first
	WHERE outbox.match_id = first.match_id AND outbox.slot = first.slot;--> statement-breakpoint
UPDATE `matches` SET resume_offered = CASE WHEN EXISTS (SELECT 1 FROM `outbox` o WHERE o.match_id = matches.id AND o.slot = 'back:' || matches.paused_at || ':host') THEN 'host' ELSE 'channel' END
	WHERE status = 'paused' AND EXISTS (SELECT 1 FROM `outbox` o WHERE o.match_id = matches.id AND o.slot = 'back:' || matches.paused_at);--> statement-breakpoint
UPDATE `matches` SET unposted_told = 1 WHERE EXISTS (SELECT 1 FROM `outbox` o WHERE o.match_id = matches.id AND o.slot = 'unposted');--> statement-breakpoint
UPDATE `posted_messages` SET slot = substr(slot, 1, length(slot) - length(':' || target)) WHERE length(slot) > length(':' || target) AND substr(slot, -length(':' || target)) = ':' || target;--> statement-breakpoint
UPDATE `outbox` SET slot = substr(slot, 1, length(slot) - length(':' || target)) WHERE target_kind = 'user' AND length(slot) > length(':' || target) AND substr(slot, -length(':' || target)) = ':' || target;--> statement-breakpoint
UPDATE `posted_messages` SET slot = substr(slot, 1, length(slot) - 5) WHERE slot LIKE 'back:%:host';--> statement-breakpoint
UPDATE `outbox` SET slot = substr(slot, 1, length(slot) - 5) WHERE slot LIKE 'back:%:host';--> statement-breakpoint
INSERT INTO `vacancies`("match_id", "phase", "seat", "called_in", "open")
	SELECT match_id, json_extract(content, '$.phase'), json_extract(content, '$.seat'), 1,
		NOT EXISTS (SELECT 1 FROM `tenures` t WHERE t.match_id = o.match_id AND t.seat = json_extract(o.content, '$.seat'))
	FROM `outbox` o WHERE slot = 'call:' || json_extract(content, '$.seat')
		AND id = (SELECT min(n.id) FROM `outbox` n WHERE n.match_id = o.match_id AND n.slot = o.slot);--> statement-breakpoint
INSERT OR REPLACE INTO `vacancies`("match_id", "phase", "seat", "called_in", "open")
	SELECT match_id, CAST(substr(slot, length('call:' || json_extract(content, '$.seat') || ':') + 1) AS integer), json_extract(content, '$.seat'), 0, coalesce(json_extract(content, '$.open'), 0)
	FROM `outbox` o WHERE slot LIKE 'call:%' AND slot <> 'call:' || json_extract(content, '$.seat')
		AND id = (SELECT max(n.id) FROM `outbox` n WHERE n.match_id = o.match_id AND n.slot = o.slot);--> statement-breakpoint
INSERT OR REPLACE INTO `invitations`("match_id", "phase", "seat", "user_id", "invited_by")
	SELECT match_id, json_extract(content, '$.phase'), json_extract(content, '$.seat'), target, coalesce(json_extract(content, '$.by'), 'host')
	FROM `outbox` WHERE json_extract(content, '$.kind') = 'invitation' ORDER BY id;--> statement-breakpoint
INSERT OR REPLACE INTO `motions`("match_id", "phase", "number", "seat", "unit", "text")
	SELECT match_id, json_extract(content, '$.phase'), json_extract(content, '$.number'), json_extract(content, '$.seat'), json_extract(content, '$.of'), json_extract(content, '$.text')
	FROM `outbox` WHERE json_extract(content, '$.kind') = 'motion' ORDER BY id;--> statement-breakpoint
INSERT OR IGNORE INTO `extensions`("match_id", "phase", "reason")
	SELECT match_id, CAST(substr(slot, 8) AS integer), substr(slot, length('notice:' || CAST(substr(slot, 8) AS integer) || ':') + 1)
	FROM `outbox` WHERE json_extract(content, '$.notice') IN ('extended', 'waits-for-absent', 'extension-spent', 'grace', 'extended-by-vote') AND slot LIKE 'notice:%';--> statement-breakpoint
INSERT OR IGNORE INTO `reminders`("match_id", "phase", "seat", "user_id", "moment")
	SELECT o.match_id, json_extract(o.content, '$.phase'), json_extract(o.content, '$.seat'), CASE WHEN json_extract(m.plan, '$.anonymous') THEN o.target ELSE '' END,
		CAST(substr(o.slot, length('reminder:' || json_extract(o.content, '$.phase') || ':' || json_extract(o.content, '$.seat') || ':') + 1) AS integer)
	FROM `outbox` o JOIN `matches` m ON m.id = o.match_id WHERE json_extract(o.content, '$.kind') = 'reminder';--> statement-breakpoint
INSERT OR REPLACE INTO `receipts`("match_id", "phase", "seat", "user_id", "language")
	SELECT o.match_id, json_extract(o.content, '$.phase'), json_extract(o.content, '$.seat'), o.target, json_extract(o.content, '$.language')
	FROM `outbox` o JOIN `phases` p ON p.match_id = o.match_id AND p.number = json_extract(o.content, '$.phase') AND p.closed_at IS NULL
	WHERE json_extract(o.content, '$.kind') = 'receipt' ORDER BY o.id;--> statement-breakpoint
INSERT INTO `letters`("match_id", "phase", "seat", "recipients", "text", "at")
	SELECT match_id, json_extract(content, '$.phase'), json_extract(content, '$.seat'), json_extract(content, '$.to'), json_extract(content, '$.text'), queued_at
	FROM `outbox` WHERE json_extract(content, '$.kind') = 'press' GROUP BY match_id, content, queued_at ORDER BY min(id);--> statement-breakpoint
UPDATE `matches` SET turn_call = called.call FROM (
	SELECT match_id, CASE WHEN max(target_kind) = 'channel' THEN json_object('phase', phase) ELSE json_object('phase', phase, 'readers', json_group_array(json_object('seat', substr(slot, length('turn:' || phase || ':') + 1), 'user', target))) END AS call
	FROM (SELECT o.match_id, o.target_kind, o.target, o.slot, json_extract(o.content, '$.phase') AS phase FROM `outbox` o
		WHERE json_extract(o.content, '$.kind') = 'turn' AND json_extract(o.content, '$.over') = 0
		AND o.id = (SELECT max(n.id) FROM `outbox` n WHERE n.match_id = o.match_id AND n.slot = o.slot)) GROUP BY match_id) AS called
	WHERE matches.id = called.match_id AND matches.status IN ('running', 'paused');--> statement-breakpoint
WITH RECURSIVE line(match, ancestor) AS (
	SELECT id, json_extract(goes_on_from, '$.match') FROM `matches` WHERE goes_on_from IS NOT NULL
	UNION ALL SELECT line.match, json_extract(m.goes_on_from, '$.match') FROM line JOIN `matches` m ON m.id = line.ancestor WHERE m.goes_on_from IS NOT NULL)
UPDATE `matches` SET goes_on_from = json_set(goes_on_from, '$.first', root.ancestor) FROM (SELECT match, ancestor FROM line JOIN `matches` m ON m.id = line.ancestor WHERE m.goes_on_from IS NULL) AS root
	WHERE matches.id = root.match AND json_extract(matches.goes_on_from, '$.match') <> root.ancestor;--> statement-breakpoint
WITH RECURSIVE line(match, ancestor) AS (
	SELECT id, id FROM `matches` WHERE status <> 'ended'
	UNION ALL SELECT line.match, json_extract(m.goes_on_from, '$.match') FROM line JOIN `matches` m ON m.id = line.ancestor WHERE m.goes_on_from IS NOT NULL)
INSERT OR IGNORE INTO `disclosures`("match_id", "viewer", "shown_as", "seat")
	SELECT line.match, n.actor, 'host', '' FROM line JOIN `notes` n ON n.match_id = line.ancestor WHERE n.deed IN ('looked', 'tried', 'ordered') AND json_extract(n.about, '$.as') IS NULL
	UNION SELECT line.match, t.user_id, 'player', '' FROM line JOIN `tenures` t ON t.match_id = line.ancestor WHERE line.match <> line.ancestor
	UNION SELECT line.match, s.user_id, 'substitute', s.seat FROM line JOIN `stand_ins` s ON s.match_id = line.ancestor WHERE line.match <> line.ancestor
	UNION SELECT line.match, d.viewer, d.shown_as, d.seat FROM line JOIN `disclosures` d ON d.match_id = line.ancestor WHERE line.match <> line.ancestor;--> statement-breakpoint
DELETE FROM `disclosures` WHERE match_id IN (SELECT id FROM `matches` WHERE status = 'ended');--> statement-breakpoint
UPDATE `phases` SET cards = coalesce(json_array_length(report, '$.war.battles'), 0) WHERE report IS NOT NULL AND number = (SELECT max(p.number) FROM `phases` p WHERE p.match_id = phases.match_id AND p.closed_at IS NOT NULL);--> statement-breakpoint
UPDATE `submissions` SET filed_by = (SELECT n.actor FROM `notes` n WHERE n.match_id = submissions.match_id AND n.deed = 'ordered'
		AND json_extract(n.about, '$.phase') = submissions.phase AND json_extract(n.about, '$.seat') = submissions.seat ORDER BY n.id DESC LIMIT 1)
	WHERE EXISTS (SELECT 1 FROM `phases` p WHERE p.match_id = submissions.match_id AND p.number = submissions.phase AND p.closed_at IS NULL)
		AND NOT EXISTS (SELECT 1 FROM `tenures` t WHERE t.match_id = submissions.match_id AND t.seat = submissions.seat AND t.until IS NULL);--> statement-breakpoint
WITH asked(match_id, seat, number, decided) AS (
	SELECT p.match_id, t.seat, p.number, EXISTS (SELECT 1 FROM `submissions` s WHERE s.match_id = p.match_id AND s.phase = p.number AND s.seat = t.seat
			AND json_extract(s.submission, '$.move') IS NOT NULL AND (s.ready OR coalesce(json_extract(m.plan, '$.unready'), '') <> 'hold'))
	FROM `matches` m JOIN `tenures` t ON t.match_id = m.id AND t.until IS NULL JOIN `phases` p ON p.match_id = m.id AND p.closed_at > t.since
	WHERE m.game = 'warring-states-cards' AND m.status IN ('running', 'paused') AND p.closed_by IN ('ready', 'deadline')
		AND CASE p.kind WHEN 'keep' THEN json_type(p.state, '$.stage.shown.' || t.seat) IS NULL ELSE json_extract(p.state, '$.stage.seat') = t.seat END)
INSERT INTO `punctuality`("match_id", "seat", "spent", "kept", "missed")
	SELECT match_id, seat, 0, 0, count(*) FROM asked
	WHERE NOT decided AND number > coalesce((SELECT max(a.number) FROM asked a WHERE a.match_id = asked.match_id AND a.seat = asked.seat AND a.decided), 0)
	GROUP BY match_id, seat
	ON CONFLICT("match_id", "seat") DO UPDATE SET missed = excluded.missed;
