import type { Catalogue } from '../../matches/context/ports.js';
import { away } from './awayCommand.js';
import { concede } from './concedeCommand.js';
import { type CommandList, listCommands } from './definition/commandList.js';
import { draw } from './drawCommand.js';
import { explain } from './explainCommand.js';
import { game } from './gameCommand.js';
import { help } from './helpCommand.js';
import { history } from './historyCommand.js';
import { host } from './host/hostCommand.js';
import { learn } from './learnCommand.js';
import { log } from './logCommand.js';
import { map } from './mapCommand.js';
import { me } from './meCommand.js';
import { motion } from './motionCommand.js';
import { order } from './orderCommand.js';
import { orders } from './ordersCommand.js';
import { play } from './playCommand.js';
import { press } from './pressCommand.js';
import { privacy } from './privacyCommand.js';
import { resign } from './resignCommand.js';
import { rules } from './rulesCommand.js';
import { settings } from './settingsCommand.js';
import { status } from './statusCommand.js';
import { study } from './studyCommand.js';
import { substitute } from './substituteCommand.js';
import { verify } from './verifyCommand.js';
import { vote } from './voteCommand.js';
import { watch } from './watchCommand.js';

export const commandsFor = (catalogue: Catalogue): CommandList =>
  listCommands([
    game(catalogue),
    play,
    host,
    press,
    log,
    order,
    orders,
    map,
    history,
    explain,
    study(catalogue),
    learn,
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
    rules(catalogue),
    help,
  ]);
