import { commandTexts } from './commandText.js';

export const mapTexts = commandTexts({
  command: {
    name: { en: 'map', fr: 'carte' },
    about: { en: 'The map, now or at an earlier phase', fr: 'La carte, maintenant ou à une phase passée' },
  },
  show: {
    name: { en: 'show', fr: 'montrer' },
    about: { en: 'What the map tells', fr: 'Ce que la carte raconte' },
    choices: {
      position: { en: 'How things stood', fr: 'La situation' },
      orders: { en: 'What was ordered', fr: 'Ce qui fut ordonné' },
      results: { en: 'What became of it', fr: 'Ce qu’il en advint' },
      changes: { en: 'Centres gained and lost', fr: 'Centres gagnés et perdus' },
      mine: { en: 'My orders on file', fr: 'Mes ordres enregistrés' },
    },
  },
  theatre: {
    name: { en: 'theatre', fr: 'théâtre' },
    about: { en: 'A part of the board, drawn larger', fr: 'Une partie du plateau, en plus grand' },
  },
  lettering: {
    name: { en: 'lettering', fr: 'lettrage' },
    about: { en: 'Short names to be read here, or all names to be opened', fr: 'Noms abrégés, lisibles ici, ou tous les noms, à ouvrir' },
    choices: {
      short: { en: 'Short names', fr: 'Noms abrégés' },
      full: { en: 'Full names, full size', fr: 'Noms entiers, grand format' },
    },
  },
  format: {
    name: { en: 'format', fr: 'format' },
    about: { en: 'As a picture, as text, or as a drawing to scale', fr: 'En image, en texte ou en dessin agrandissable' },
    choices: {
      picture: { en: 'Picture', fr: 'Image' },
      text: { en: 'Text', fr: 'Texte' },
      svg: { en: 'Drawing to scale (SVG)', fr: 'Dessin agrandissable (SVG)' },
    },
  },
});

export const historyTexts = commandTexts({
  command: {
    name: { en: 'history', fr: 'histoire' },
    about: {
      en: 'A year or the whole game as a moving map or a chart; or your own orders',
      fr: 'Une année ou toute la partie : carte animée, ou courbes ; ou vos ordres',
    },
  },
  as: {
    name: { en: 'as', fr: 'sous-forme' },
    about: { en: 'How it is told', fr: 'Comment la raconter' },
    choices: {
      history: { en: 'Moving map', fr: 'Carte animée' },
      edits: { en: 'My own orders, every change', fr: 'Mes ordres, chaque changement' },
      chart: { en: 'Chart of the centres', fr: 'Courbes des centres' },
    },
  },
});

export const explainTexts = commandTexts({
  command: {
    name: { en: 'explain', fr: 'expliquer' },
    about: { en: 'Why an order came to what it came to', fr: 'Pourquoi un ordre a donné ce qu’il a donné' },
  },
  order: {
    name: { en: 'order', fr: 'ordre' },
    about: { en: 'Which order of that phase', fr: 'Quel ordre de cette phase' },
  },
});
