import { sayDuration } from '../language/sayDuration.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inert } from '../language/userText.js';
import type { CommandFault } from './commandFault.js';

/** Why a duration, a calendar or a date was refused. */
export const timeRefusals = {
  'length-unclear': {
    en: ({ typed }) => `I cannot read “${inert(typed)}” as a length of time. Write it like \`24h\`, \`2d 12h\` or \`10m\`.`,
    fr: ({ typed }) => `Je ne lis pas de durée dans « ${inert(typed)} ». Écrivez par exemple \`24h\`, \`2j 12h\` ou \`10m\`.`,
  },
  'length-out-of-bounds': {
    en: ({ least, most }) => `A phase lasts from ${sayDuration(least, 'en')} to ${sayDuration(most, 'en')}.`,
    fr: ({ least, most }) => `Une phase dure de ${sayDuration(least, 'fr')} à ${sayDuration(most, 'fr')}.`,
  },
  'calendar-unclear': {
    en: ({ typed }) =>
      `I cannot read “${inert(typed)}” as a calendar. Write days, a time and a zone: \`Mon Thu 19:00 Europe/Paris\`, \`daily 20:00\`.`,
    fr: ({ typed }) =>
      `Je ne lis pas « ${inert(typed)} » comme un calendrier. Écrivez des jours, une heure et un fuseau : \`lun jeu 19:00 Europe/Paris\`, \`quotidien 20:00\`.`,
  },
  'zone-unknown': {
    en: ({ zone }) => `I know no time zone “${inert(zone)}”. Write it like \`Europe/Paris\` or \`America/New_York\`.`,
    fr: ({ zone }) => `Je ne connais pas de fuseau horaire « ${inert(zone)} ». Écrivez-le comme \`Europe/Paris\` ou \`America/Montreal\`.`,
  },
  'zone-missing': {
    en: 'In which time zone? Add it, like `Europe/Paris`, or set yours once with `/settings zone:`.',
    fr: 'Dans quel fuseau horaire ? Ajoutez-le, par exemple `Europe/Paris`, ou réglez le vôtre une fois pour toutes avec `/réglages fuseau:`.',
  },
  'hours-unclear': {
    en: ({ typed }) => `I cannot read “${inert(typed)}” as quiet hours. Write them like \`22:00-07:30\`, or \`none\`.`,
    fr: ({ typed }) => `Je ne lis pas « ${inert(typed)} » comme des heures de silence. Écrivez-les comme \`22:00-07:30\`, ou \`aucune\`.`,
  },
  'days-unclear': {
    en: ({ typed }) =>
      `I cannot read “${inert(typed)}” as days of rest. Write up to six days and a zone, without a time: \`Sat Sun Europe/Paris\`.`,
    fr: ({ typed }) =>
      `Je ne lis pas « ${inert(typed)} » comme des jours de repos. Écrivez six jours au plus et un fuseau, sans heure : \`sam dim Europe/Paris\`.`,
  },
  'until-missing': {
    en: 'Until which day? Add `until:`, like `2026-12-24`, `24/12`, or as a length from now: `3d`.',
    fr: 'Jusqu’à quel jour ? Ajoutez `fin:`, par exemple `2026-12-24`, `24/12`, ou une durée à partir de maintenant : `3j`.',
  },
  'date-unclear': {
    en: ({ typed }) =>
      `I cannot read “${inert(typed)}” as a day. Write it like \`2026-12-24\`, \`24/12\`, or as a length from now: \`3d\`.`,
    fr: ({ typed }) =>
      `Je ne lis pas « ${inert(typed)} » comme un jour. Écrivez-le comme \`2026-12-24\`, \`24/12\`, ou comme une durée à partir de maintenant : \`3j\`.`,
  },
  'absence-unlikely': {
    en: 'An absence ends after it begins, in the future, and within sixty days.',
    fr: 'Une absence se termine après avoir commencé, dans l’avenir, et dure soixante jours au plus.',
  },
  'too-many-reminders': {
    en: ({ most }) => `At most ${most} reminders a phase.`,
    fr: ({ most }) => `Au plus ${most} rappels par phase.`,
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
