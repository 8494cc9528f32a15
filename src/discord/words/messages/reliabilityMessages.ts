import type { DutyKind } from '../../../matches/model/duty.js';
import { fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

interface Told {
  readonly percent: number;
  readonly counts: Readonly<Record<DutyKind, number>>;
}

/** How reliable players are: in a word for others, with the rule for themselves. */
export const reliabilityMessages = messages({
  new: { en: 'new here', fr: 'débute ici' },
  reliable: { en: 'reliable', fr: 'fiable' },
  mostly: { en: 'mostly reliable', fr: 'plutôt fiable' },
  late: { en: 'often late', fr: 'souvent en retard' },
  own: {
    en: ({ percent, counts: { kept, late, missed, left } }: Told, word: string) =>
      `**Your reliability on this server:** ${percent}% (${word}). Your latest turns: ${kept} in time, ${late} late, ${missed} missed. Seats given up: ${left}.`,
    fr: ({ percent, counts: { kept, late, missed, left } }, word) =>
      `**Votre fiabilité sur ce serveur\u00a0:** ${percent}\u00a0% (${word}). Derniers tours\u00a0: ${kept} à temps, ${late} en retard, ${fr.count(missed, '1 manqué', '# manqués')}. Places abandonnées\u00a0: ${left}.`,
  },
  other: {
    en: (word: string) => `Reliability: ${word}`,
    fr: word => `Fiabilité\u00a0: ${word}`,
  },
  rule: {
    en: '-# Every phase that waited for your orders is a turn. A late turn counts half, a missed turn counts zero, and giving up a seat counts as five missed turns. Each turn weighs 3% less than the one after it; only the last hundred count. Left out: announced absences, orders missing when a phase is closed early or when you’ve just taken the seat, and anonymous games. Others only see the word: reliable from 90%, mostly reliable from 75%, new here below ten turns.',
    fr: '-# Chaque phase qui attendait vos ordres est un tour. Un retard compte à moitié, un tour manqué vaut zéro, et une place abandonnée compte comme cinq tours manqués. Chaque tour pèse 3\u00a0% de moins que le suivant\u00a0; seuls les cent derniers comptent. Ne comptent pas\u00a0: les absences annoncées, les ordres qui manquent quand une phase est close avant l’heure ou quand vous venez de prendre la place, et les parties anonymes. Les autres ne voient que le mot\u00a0: fiable dès 90\u00a0%, plutôt fiable dès 75\u00a0%, débute ici à moins de dix tours.',
  },
});
