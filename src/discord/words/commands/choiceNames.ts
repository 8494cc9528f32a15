import type { InEach } from '../../../lib/language.js';

/** The values an option offers, in the order Discord shows them, each with its name. */
type Choices = Readonly<Record<string, InEach>>;

/** By the option that offers them. */
export const CHOICES = {
  language: {
    en: { en: 'English', fr: 'Anglais' },
    fr: { en: 'French', fr: 'Français' },
  },
  closeUp: {
    yes: { en: 'Yes', fr: 'Oui' },
    no: { en: 'No', fr: 'Non' },
  },
  press: {
    private: { en: 'private and public', fr: 'privé et public' },
    public: { en: 'public only', fr: 'public seulement' },
    none: { en: 'none', fr: 'aucun' },
  },
  anonymous: {
    yes: { en: 'yes', fr: 'oui' },
  },
  unready: {
    drafts: { en: 'count as they are', fr: 'comptent tels quels' },
    hold: { en: 'do not count', fr: 'ne comptent pas' },
  },
  force: {
    yes: { en: 'yes', fr: 'oui' },
  },
  show: {
    position: { en: 'How things stood', fr: 'La situation' },
    orders: { en: 'What was ordered', fr: 'Ce qui fut ordonné' },
    results: { en: 'What became of it', fr: 'Ce qu’il en advint' },
    changes: { en: 'Centres gained and lost', fr: 'Centres gagnés et perdus' },
    mine: { en: 'My orders on file', fr: 'Mes ordres enregistrés' },
  },
  format: {
    picture: { en: 'Picture', fr: 'Image' },
    text: { en: 'Text', fr: 'Texte' },
    svg: { en: 'Drawing to scale (SVG)', fr: 'Dessin agrandissable (SVG)' },
  },
  story: {
    history: { en: 'Moving map', fr: 'Carte animée' },
    edits: { en: 'My own orders, every change', fr: 'Mes ordres, chaque changement' },
    chart: { en: 'Chart of the centres', fr: 'Courbes des centres' },
  },
  ownLanguage: {
    usual: { en: 'As my Discord', fr: 'Celle de mon Discord' },
    en: { en: 'English', fr: 'Anglais' },
    fr: { en: 'French', fr: 'Français' },
  },
  messages: {
    on: { en: 'On', fr: 'Oui' },
    off: { en: 'Off', fr: 'Non' },
  },
} as const satisfies Readonly<Record<string, Choices>>;
