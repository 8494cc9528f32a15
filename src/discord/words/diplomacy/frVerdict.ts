import type { Outcome } from '../../../games/diplomacy/model/outcome.js';
import { listed } from '../lists.js';
import type { Naming } from './naming.js';

/** See enVerdict.ts. Armies and fleets are feminine, orders masculine. */
export function verdict(outcome: Outcome, names: Naming): string {
  switch (outcome.kind) {
    case 'moved':
      return 'réussit';
    case 'bounced':
      return 'rebondit';
    case 'own-unit':
      return `reste sur place : l’unité de la même puissance (${names.place(outcome.by)}) n’est pas partie`;
    case 'no-convoy':
      return outcome.by === undefined
        ? 'reste sur place : aucun convoi ne l’a portée'
        : `reste sur place : son convoi a été rompu (${names.place(outcome.by)})`;
    case 'held':
      return 'tient';
    case 'dislodged':
      return '';
    case 'given':
      return outcome.strength > 1 ? `est donné, avec une force de ${outcome.strength}` : 'est donné';
    case 'cut':
      return cut(outcome, names);
    case 'unmatched':
      return 'reste sans effet : l’unité a fait autre chose';
    case 'convoyed':
      return 'assure le passage';
    case 'disrupted':
      return `reste sans effet : une flotte l’a attaquée (${names.place(outcome.by)})`;
    case 'not-carried':
      return 'reste sans effet : aucun convoi n’est passé par là';
    case 'raised':
      return 'devient une flotte';
    case 'travelled':
      return travelled(outcome, names);
    case 'retreated':
      return 'se retire';
    case 'disbanded':
      return DISBANDED[outcome.because];
    case 'built':
      return outcome.because === undefined ? 'est construite' : BUILT[outcome.because];
    case 'crowded-out':
      return 'reste sans effet : une autre puissance y a construit avant';
    case 'not-opened':
      return `reste sans effet : armées à placer d’abord dans la bande : ${outcome.due}, placées : ${outcome.placed}`;
    case 'removed':
      return outcome.because === 'ordered' ? 'est retirée' : 'est retirée selon la règle du désordre civil';
    case 'waived':
      return '';
    case 'illegal':
      return 'n’est pas permis, et n’a pas compté';
    default:
      return outcome satisfies never;
  }
}

function cut({ by, left }: Extract<Outcome, { kind: 'cut' }>, names: Naming): string {
  if (by.length === 0) return 'n’est pas donné : lui et d’autres soutiens décideraient les uns des autres';
  return `est coupé depuis ${listed(by.map(names.place), 'fr')}${remainder(left)}`;
}

const remainder = (left: number): string => (left > 0 ? ` ; il en reste ${left}` : '');

const BUILT = { placed: 'est placée', lot: 'est placée, par tirage au sort', default: 'est placée, faute d’ordre' };

const DISBANDED = {
  ordered: 'est dissoute',
  'no-order': 'est dissoute, faute d’ordre',
  nowhere: 'est dissoute : elle n’a nulle part où aller',
  clash: 'est dissoute : deux unités se retiraient au même endroit',
};

function travelled({ to, stoppedAt, because }: Extract<Outcome, { kind: 'travelled' }>, names: Naming): string {
  if (because === undefined) return `arrive à bon port (${names.place(to)})`;
  const place = names.place(stoppedAt ?? to);
  const obstacle = {
    unit: `une unité étrangère s’y trouve`,
    standoff: `un rebond y a eu lieu`,
    rapid: `elle y a rencontré une autre flotte rapide`,
    occupied: `la place n’est pas libre`,
  }[because];
  return `s’arrête (${names.place(to)}) devant ${place} : ${obstacle}`;
}
