import { sayDuration } from '../language/sayDuration.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inert } from '../language/userText.js';
import type { CommandFault } from './commandFault.js';

/** Why a duration, a calendar or a date was refused. */
export const timeRefusals = {
  'length-unclear': {
    en: ({ typed }) => `I don’t understand the length “${inert(typed)}”. Write it like \`24h\`, \`2d 12h\` or \`10m\`.`,
    fr: ({ typed }) => `Je ne comprends pas la durée « ${inert(typed)} ». Écrivez par exemple \`24h\`, \`2j 12h\` ou \`10m\`.`,
  },
  'length-out-of-bounds': {
    en: ({ least, most }) => `A phase can last from ${sayDuration(least, 'en')} to ${sayDuration(most, 'en')}.`,
    fr: ({ least, most }) => `Une phase peut durer de ${sayDuration(least, 'fr')} à ${sayDuration(most, 'fr')}.`,
  },
  'calendar-unclear': {
    en: ({ typed }) =>
      `I don’t understand “${inert(typed)}”. Write days, a time and a time zone: \`Mon Thu 19:00 Europe/Paris\`, \`daily 20:00\`.`,
    fr: ({ typed }) =>
      `Je ne comprends pas « ${inert(typed)} ». Écrivez des jours, une heure et un fuseau horaire : \`lun jeu 19:00 Europe/Paris\`, \`quotidien 20:00\`.`,
  },
  'zone-unknown': {
    en: ({ zone }) => `I don’t know the time zone “${inert(zone)}”. Write it like \`Europe/Paris\` or \`America/New_York\`.`,
    fr: ({ zone }) =>
      `Je ne connais pas le fuseau horaire « ${inert(zone)} ». Écrivez par exemple \`Europe/Paris\` ou \`America/Montreal\`.`,
  },
  'zone-missing': {
    en: 'In which time zone? Add it, like `Europe/Paris`, or set yours once with `/settings zone:`.',
    fr: 'Dans quel fuseau horaire ? Ajoutez-le, par exemple `Europe/Paris`, ou réglez le vôtre une fois pour toutes avec `/réglages fuseau:`.',
  },
  'hours-unclear': {
    en: ({ typed }) => `I don’t understand the quiet hours “${inert(typed)}”. Write them like \`22:00-07:30\`, or \`none\`.`,
    fr: ({ typed }) => `Je ne comprends pas les heures de silence « ${inert(typed)} ». Écrivez par exemple \`22:00-07:30\`, ou \`aucune\`.`,
  },
  'days-unclear': {
    en: ({ typed }) =>
      `I don’t understand the rest days “${inert(typed)}”. Write up to six days and a time zone, without a time: \`Sat Sun Europe/Paris\`.`,
    fr: ({ typed }) =>
      `Je ne comprends pas les jours de repos « ${inert(typed)} ». Écrivez six jours au plus et un fuseau horaire, sans heure : \`sam dim Europe/Paris\`.`,
  },
  'until-missing': {
    en: 'Until which day? Add `until:` with a day, like `2026-12-24`, `24/12` or `Friday`, or say how long from now: `3d`.',
    fr: 'Jusqu’à quel jour ? Ajoutez `fin:` avec un jour, par exemple `2026-12-24`, `24/12` ou `vendredi`, ou une durée à partir de maintenant : `3j`.',
  },
  'date-unclear': {
    en: ({ typed }) =>
      `I don’t understand the date “${inert(typed)}”. Write it like \`2026-12-24\`, \`24/12\` or \`Friday\`, or as a length from now: \`3d\`.`,
    fr: ({ typed }) =>
      `Je ne comprends pas la date « ${inert(typed)} ». Écrivez par exemple \`2026-12-24\`, \`24/12\` ou \`vendredi\`, ou une durée à partir de maintenant : \`3j\`.`,
  },
  'absence-unlikely': {
    en: 'An absence has to end in the future, after it begins, and within sixty days.',
    fr: 'La fin de l’absence doit être à venir, après son début, et dans les soixante jours.',
  },
  'too-many-reminders': {
    en: ({ most }) => `You can have at most ${most} reminders per phase.`,
    fr: ({ most }) => `Vous pouvez avoir au plus ${most} rappels par phase.`,
  },
} satisfies Partial<SentencesByTag<CommandFault, 'code'>>;
