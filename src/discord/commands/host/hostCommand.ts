import { hostText } from '../../words/commands/hostCommandTexts.js';
import type { SlashCommand } from '../definition/slashCommand.js';
import { adjudicate, extend, pause } from './hostDeadlineCommands.js';
import { exportGame, importFile } from './hostFileCommands.js';
import { dryRun, edit, rollback } from './hostPositionCommands.js';
import { announce, arbiter, handOver } from './hostRoleCommands.js';
import { orderFor, replace, seatStatus } from './hostSeatCommands.js';
import { variant } from './hostVariantCommand.js';

/** What the host of a match can do besides opening and ending it. Each subcommand checks again who is asking. */
export const host: SlashCommand = {
  text: hostText,
  subcommands: [
    seatStatus,
    dryRun,
    adjudicate,
    extend,
    pause,
    replace,
    orderFor,
    edit,
    rollback,
    announce,
    arbiter,
    handOver,
    exportGame,
    importFile,
    variant,
  ],
};
