import { commands, options } from './en/commands.js';
import { decisions } from './en/decisions.js';
import { help } from './en/help.js';
import { host } from './en/host.js';
import { people } from './en/people.js';
import { permissions } from './en/permissions.js';
import { posts } from './en/posts.js';
import { press } from './en/press.js';
import { buttons, panel, replies } from './en/replies.js';
import { time } from './en/time.js';
import { trust } from './en/trust.js';
import { votes } from './en/votes.js';

export const english = {
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
