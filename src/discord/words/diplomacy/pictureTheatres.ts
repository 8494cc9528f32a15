import { z } from 'zod';
import { nationOf } from '../../../games/diplomacy/board/duchies.js';
import { position } from '../../../games/diplomacy/board/position.js';
import { theatresOf } from '../../../games/diplomacy/board/theatre.js';
import { homeTheatre } from '../../../games/diplomacy/model/homeTheatre.js';
import { report } from '../../../games/diplomacy/model/report.js';
import type { Picture } from '../../../matches/context/ports.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';

const seen = z.object({ position });

/** The parts of a match's board. */
export const theatresIn = ({ board, strings }: DiplomacyLocale): readonly { readonly id: string; readonly name: string }[] =>
  theatresOf(board.file).map(({ id, name }) => ({ id, name: name[strings.language] }));

/** The part in which a seat's power has most, in the position that the picture shows. */
export function homeTheatreIn(picture: Picture, { board }: DiplomacyLocale, seat: string): string | undefined {
  if ('reports' in picture) return undefined;
  const shown = 'report' in picture ? report.parse(picture.report).after : seen.parse(picture.view).position;
  return homeTheatre(board.file, shown, nationOf(board, seat))?.id;
}
