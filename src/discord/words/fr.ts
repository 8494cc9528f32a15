import { commands, options } from './fr/commands.js';
import { decisions } from './fr/decisions.js';
import { fault } from './fr/faults.js';
import { help } from './fr/help.js';
import { host } from './fr/host.js';
import { people } from './fr/people.js';
import { permissions } from './fr/permissions.js';
import { posts } from './fr/posts.js';
import { press } from './fr/press.js';
import { buttons, panel, replies } from './fr/replies.js';
import { time } from './fr/time.js';
import { trust } from './fr/trust.js';
import { votes } from './fr/votes.js';
import type { Words } from './words.js';

export const french: Words = {
  commands,
  options,
  replies,
  panel,
  buttons,
  posts,
  fault,
  permissions,
  people,
  host,
  decisions,
  press,
  time,
  trust,
  votes,
  help,
};
