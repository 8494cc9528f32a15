import type { Stake } from '../../../games/diplomacy/model/stake.js';
import { capital, en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

type Sum = Extract<Stake, { code: 'winter-sum' }>;
type Open = Extract<Stake, { code: 'battle-open' }>;

const centresAndUnits = {
  en: ({ centres, units }: Sum): string => `${en.count(centres, '# centre', '# centres')}, ${en.count(units, '# unit', '# units')}`,
  fr: ({ centres, units }: Sum): string => `${fr.count(centres, '# centre', '# centres')}, ${fr.count(units, '# unité', '# unités')}`,
};

/** What to do about a battle: asks while nothing is declared, then says whether it is. */
const whetherToFight = {
  en: ({ listed, at }: Open, names: FaultNames): string => {
    if (listed === undefined) return `Fight for ${en.place(names.place(at))}, or leave the result as it is?`;
    return listed ? '**You fight for it.**' : 'You don’t fight for it.';
  },
  fr: ({ listed }: Open): string => {
    if (listed === undefined) return 'Livrer bataille, ou en rester là ?';
    return listed ? '**Vous livrez bataille.**' : 'Vous ne livrez pas bataille.';
  },
};

const chance = ({ own, theirs }: Open): number => Math.round((100 * own) / Math.max(1, own + theirs));

/** What players read before they decide in a phase: why so many builds, what a vote needs, what a battle is about, whom they serve. */
export const stakeNotes: SentencesByTag<Stake, 'code', [FaultNames]> = {
  'winter-sum': {
    en: sum => {
      const { centres, units, room } = sum;
      const told = `You have ${centresAndUnits.en(sum)}: `;
      if (centres < units) return `${told}you must remove ${en.count(units - centres, '# unit', '# units')}.`;
      if (centres === units) return `${told}nothing to build or remove.`;
      const builds = centres - units;
      if (room === 0) return `${told}you could build ${builds}, but none of the places where you may build is both yours and vacant.`;
      const fits =
        room < builds
          ? `you could build ${builds}, but only ${room} of the places where you may build ${room === 1 ? 'is' : 'are'} both yours and vacant.`
          : `you may build ${en.count(builds, '# unit', '# units')}.`;
      return `${told}${fits}`;
    },
    fr: sum => {
      const { centres, units, room } = sum;
      const told = `Vous avez ${centresAndUnits.fr(sum)} : `;
      if (centres < units) return `${told}vous devez retirer ${fr.count(units - centres, '# unité', '# unités')}.`;
      if (centres === units) return `${told}rien à construire ni à retirer.`;
      const builds = centres - units;
      if (room === 0)
        return `${told}vous pourriez construire ${fr.count(builds, '# unité', '# unités')}, mais aucun des lieux où vous le pouvez n’est à la fois à vous et libre.`;
      const fits =
        room < builds
          ? `vous pourriez construire ${fr.count(builds, '# unité', '# unités')}, mais ${fr.count(room, '# seul lieu possible est', '# lieux possibles seulement sont')} à vous et ${room === 1 ? 'libre' : 'libres'}.`
          : `vous pouvez construire ${fr.count(builds, '# unité', '# unités')}.`;
      return `${told}${fits}`;
    },
  },
  'vote-needs': {
    en: ({ powers, ofPowers, units, ofUnits }) =>
      `A vote passes if at least ${powers} of the ${ofPowers} powers agree and together have at least ${units} of the ${ofUnits} units.`,
    fr: ({ powers, ofPowers, units, ofUnits }) =>
      `Un vote passe si au moins ${powers} des ${ofPowers} puissances sont d’accord et ont ensemble au moins ${units} des ${ofUnits} unités.`,
  },
  'battle-open': {
    en: (open, names) => {
      const { unit, as, at, against, own, theirs } = open;
      const what =
        as === 'move'
          ? `Your ${names.unit(unit)} didn’t get into ${en.place(names.place(at))}`
          : `Your ${names.unit(unit)} loses its place`;
      const rivals = against.map(names.power);
      return rivals.length === 0
        ? `${what}. Nobody would oppose you in a battle for it.${open.listed === undefined ? '' : ` ${whetherToFight.en(open, names)}`}`
        : `${what} against ${en.powers(rivals)}: ${own} to ${theirs} points, so your chance is ${chance(open)}%. ${whetherToFight.en(open, names)}`;
    },
    fr: (open, names) => {
      const { unit, as, at, against, own, theirs } = open;
      const what =
        as === 'move' ? `Votre ${names.unit(unit)} n’a pas pu entrer ${fr.at(names.place(at))}` : `Votre ${names.unit(unit)} perd sa place`;
      const rivals = against.map(names.power);
      return rivals.length === 0
        ? `${what}. Dans une bataille, personne ne s’opposerait à vous.${open.listed === undefined ? '' : ` ${whetherToFight.fr(open)}`}`
        : `${what} face ${fr.toPowers(rivals)} : ${own} points contre ${theirs}, soit ${chance(open)} % de chances pour vous. ${whetherToFight.fr(open)}`;
    },
  },
  'battle-either': {
    en: ({ unit }, names) => `Your ${names.unit(unit)} can fight only one of these battles.`,
    fr: ({ unit }, names) => `Votre ${names.unit(unit)} ne peut livrer qu’une de ces batailles.`,
  },
  'battle-threat': {
    en: ({ unit, as, at, by }, names) => {
      const place = en.place(names.place(at));
      const who = `${capital(en.powers(by.map(names.power)))} can fight for ${place}`;
      return as === 'stays'
        ? `${who}, where your unit is: losing that battle would dislodge it.`
        : `${who}, which your ${names.unit(unit)} is entering: losing that battle would keep it out.`;
    },
    fr: ({ unit, as, at, by }, names) => {
      const rivals = by.map(names.power);
      const who = `${capital(fr.powers(rivals))} ${fr.verb(rivals, 'peut', 'peuvent')} livrer bataille ${fr.at(names.place(at))}`;
      return as === 'stays'
        ? `${who}, où se trouve votre unité : perdre cette bataille la délogerait.`
        : `${who}, où votre ${names.unit(unit)} doit entrer : perdre cette bataille l’en empêcherait.`;
    },
  },
  'battle-default': {
    en: 'If you declare nothing, these results stand unless another power wins a battle. Other battles can also change your odds.',
    fr: 'Si vous ne déclarez rien, ces résultats restent tels quels, sauf si une autre puissance gagne une bataille. D’autres batailles peuvent aussi modifier vos chances.',
  },
  'battle-by-wish': {
    en: 'If you declare nothing, the bot declares the battle you asked for with **Wish for battles**.',
    fr: 'Si vous ne déclarez aucune bataille, le bot déclare celle que vous avez demandée avec **Souhait de bataille**.',
  },
  'owes-battles': {
    en: ({ sepoys }, names) =>
      `You owe a battle this turn to each of your Sepoys: ${en.powers(sepoys.map(names.power))}. Put them on your list as commanders, or the bot gives them one of your battles.`,
    fr: ({ sepoys }, names) =>
      `À ce tour, vous devez une bataille à chacun de vos cipayes : ${fr.powers(sepoys.map(names.power))}. Inscrivez-les sur votre liste pour commander, sinon le bot leur donne une de vos batailles.`,
  },
  conquered: {
    en: 'Your power has been conquered, but you play on as a commander: use **Your service** to choose whom you serve. Otherwise you become a Sepoy of the power that owns your capital.',
    fr: 'Votre puissance est conquise, mais vous commandez encore des batailles : choisissez qui vous servez avec **Votre service**. Sinon vous devenez cipaye de la puissance qui possède votre capitale.',
  },
  'serves-as-sepoy': {
    en: ({ of, won, needed }, names) => {
      const master = names.power(of);
      const owed = `You serve ${en.the(master)} as a Sepoy: ${en.verb([master], 'it owes', 'they owe')} you a battle every turn that ${en.verb([master], 'it has', 'they have')} one.`;
      return won < needed
        ? `${owed} You have won ${won} of the ${needed} battles after which you may revolt.`
        : `${owed} You have won ${won} battles: you may revolt in winter.`;
    },
    fr: ({ of, won, needed }, names) => {
      const master = names.power(of);
      const owed = `Vous servez ${fr.the(master)} comme cipaye : une bataille vous est due à chaque tour où il y en a.`;
      return won < needed
        ? `${owed} Victoires : ${won} sur les ${needed} après lesquelles vous pouvez vous révolter.`
        : `${owed} Victoires : ${won}. Vous pouvez vous révolter en hiver.`;
    },
  },
  'serves-as-mercenary': {
    en: ({ of }, names) =>
      `You serve ${en.the(names.power(of))} as a Mercenary: you command the battles that you are given, and may change masters every turn.`,
    fr: ({ of }, names) =>
      `Vous servez ${fr.the(names.power(of))} comme mercenaire : vous commandez les batailles que l’on vous confie, et pouvez changer de maître à chaque tour.`,
  },
};
