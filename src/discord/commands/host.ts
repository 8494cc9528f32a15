import { completeGames } from '../autocomplete/games.js';
import { completePhases } from '../autocomplete/phases.js';
import { completeSeats } from '../autocomplete/seats.js';
import { CHOICES } from '../words/commands/choiceNames.js';
import type { Command } from './command.js';
import { attachmentOption, choiceOption, choicesOf, command, completedOption, subcommand, textOption, userOption } from './declare.js';
import {
  adjudicate,
  announcement,
  arbiter,
  dryRun,
  edit,
  exported,
  extend,
  giveOver,
  inPlay,
  orderFor,
  pause,
  replace,
  rollback,
  seats,
} from './hostTools.js';
import { importGame } from './importGame.js';

/** What the host of a game can do beyond opening and ending it; each asks again who asks. */
export const host: Command = {
  declaration: command('host', [
    subcommand('hostStatus', [completedOption('game')]),
    subcommand('dryRun', [completedOption('game')]),
    subcommand('adjudicate', [choiceOption('force', choicesOf(CHOICES.force)), completedOption('game')]),
    subcommand('extend', [textOption('by', { required: true, longest: 40 }), completedOption('game')]),
    subcommand('pause', [completedOption('game')]),
    subcommand('replace', [
      completedOption('power', { required: true }),
      userOption('player', { required: true }),
      completedOption('game'),
    ]),
    subcommand('orderFor', [
      completedOption('power', { required: true }),
      textOption('text', { required: true, longest: 2000 }),
      completedOption('game'),
    ]),
    subcommand('correction', [textOption('correction', { required: true, longest: 2000 }), completedOption('game')]),
    subcommand('rollback', [completedOption('phase', { required: true }), completedOption('game')]),
    subcommand('announce', [textOption('announcement', { required: true, longest: 2000 }), completedOption('game')]),
    subcommand('arbiter', [userOption('arbiter'), completedOption('game')]),
    subcommand('handOver', [userOption('player', { required: true }), completedOption('game')]),
    subcommand('export', [completedOption('game')]),
    subcommand('import', [attachmentOption('file', { required: true })]),
  ]),
  runs: {
    status: seats,
    'dry-run': dryRun,
    adjudicate,
    extend,
    pause,
    replace,
    order: orderFor,
    edit,
    rollback,
    announce: announcement,
    arbiter,
    'hand-over': giveOver,
    export: exported,
    import: importGame,
  },
  complete: typing => {
    if (typing.field === 'power') return completeSeats(typing, inPlay);
    return typing.field === 'phase' ? completePhases(typing) : completeGames(typing, ['running', 'paused']);
  },
};
