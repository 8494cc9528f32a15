import type { english } from './en.js';
import { commands, options } from './fr/commands.js';
import { decisions } from './fr/decisions.js';
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

export const french: typeof english = {
  commands,
  options,
  replies,
  panel,
  buttons,
  posts,
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
