import { commandTexts } from './commandText.js';

export const mapTexts = commandTexts({
  command: {
    name: { en: 'map', fr: 'carte' },
    about: { en: 'The map, now or in an earlier phase', fr: 'La carte, maintenant ou à une phase passée' },
  },
  show: {
    name: { en: 'show', fr: 'montrer' },
    about: { en: 'What the map shows', fr: 'Ce que montre la carte' },
    choices: {
      position: { en: 'Position', fr: 'La position' },
      orders: { en: 'Orders', fr: 'Les ordres' },
      results: { en: 'Results', fr: 'Les résultats' },
      changes: { en: 'Centres gained and lost', fr: 'Les centres gagnés et perdus' },
      mine: { en: 'My saved orders', fr: 'Mes ordres enregistrés' },
    },
  },
  theatre: {
    name: { en: 'theatre', fr: 'théâtre' },
    about: { en: 'A part of the board, enlarged', fr: 'Une zone du plateau, agrandie' },
  },
  lettering: {
    name: { en: 'lettering', fr: 'lettrage' },
    about: { en: 'Short names that fit here, or all names on a large picture', fr: 'Noms abrégés, ou tous les noms sur une grande image' },
    choices: {
      short: { en: 'Short names', fr: 'Noms abrégés' },
      full: { en: 'Full names, full size', fr: 'Noms entiers, grand format' },
    },
  },
  format: {
    name: { en: 'format', fr: 'format' },
    about: { en: 'Picture, text, or a drawing you can zoom (SVG)', fr: 'Image, texte ou dessin agrandissable (SVG)' },
    choices: {
      picture: { en: 'Picture', fr: 'Image' },
      text: { en: 'Text', fr: 'Texte' },
      svg: { en: 'Drawing to zoom (SVG)', fr: 'Dessin agrandissable (SVG)' },
    },
  },
});

export const historyTexts = commandTexts({
  command: {
    name: { en: 'history', fr: 'histoire' },
    about: {
      en: 'Replay a year or the whole game as a moving map or chart, or see your own orders',
      fr: 'Revoir une année ou toute la partie en carte animée ou en courbes, ou vos propres ordres',
    },
  },
  as: {
    name: { en: 'as', fr: 'sous-forme' },
    about: { en: 'How to show it', fr: 'Comment la montrer' },
    choices: {
      history: { en: 'Moving map', fr: 'Carte animée' },
      edits: { en: 'All changes to my orders', fr: 'Tous les changements de mes ordres' },
      chart: { en: 'Chart of the centres', fr: 'Courbes des centres' },
    },
  },
});

export const explainTexts = commandTexts({
  command: {
    name: { en: 'explain', fr: 'expliquer' },
    about: { en: 'Why an order succeeded or failed', fr: 'Pourquoi un ordre a réussi ou échoué' },
  },
  order: {
    name: { en: 'order', fr: 'ordre' },
    about: { en: 'The order to explain', fr: 'L’ordre à expliquer' },
  },
});
