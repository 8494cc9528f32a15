import type { Catalogue } from '../../matches/ports.js';
import { away } from './away.js';
import { type CommandList, listCommands } from './commandList.js';
import { concede } from './concede.js';
import { draw } from './draw.js';
import { explain } from './explain.js';
import { game } from './game.js';
import { help } from './help.js';
import { history } from './history.js';
import { host } from './host/host.js';
import { log } from './log.js';
import { map } from './map.js';
import { me } from './me.js';
import { motion } from './motion.js';
import { order } from './order.js';
import { orders } from './orders.js';
import { press } from './press.js';
import { privacy } from './privacy.js';
import { resign } from './resign.js';
import { settings } from './settings.js';
import { status } from './status.js';
import { substitute } from './substitute.js';
import { verify } from './verify.js';
import { vote } from './vote.js';
import { watch } from './watch.js';

/** Every slash command of the bot. */
export const commandsFor = (catalogue: Catalogue): CommandList =>
  listCommands([
    game(catalogue),
    host,
    press,
    log,
    order,
    orders,
    map,
    history,
    explain,
    status,
    draw,
    concede,
    vote,
    motion,
    resign,
    substitute,
    watch,
    me,
    settings,
    away,
    verify,
    privacy,
    help,
  ]);
