import type { press as english } from '../en/press.js';
import { listed } from '../language/grammar.js';

/** See en/press.ts. */
export const press: typeof english = {
  head: (from, to) => (to.length > 0 ? `${from} à ${listed(to, 'fr')} :` : `${from} à tous :`),
  sent: 'Envoyé, au seul nom de votre puissance.',
  published: 'C’est en route vers le salon, au seul nom de votre puissance.',
  opening: 'J’ouvre un fil privé et vous y ajoute. Si je n’en ai pas le droit dans ce salon, rien ne vient : écrivez alors avec `texte:`.',
  letters: 'Votre courrier',
  noLetters: 'Personne ne vous a encore écrit. `/courrier à: … texte: …` écrit une lettre ; sans `à:` tout le monde la lit.',
  answer: '-# `/courrier à:` répond.',
  threadName: powers => listed(powers, 'fr'),
  threadText: powers =>
    `Un lieu pour ${listed(powers, 'fr')}. Qui peut gérer les fils de ce serveur peut le lire aussi ; les ordres n’ont rien à y faire.`,
  modes: { private: 'Courrier : privé et public', public: 'Courrier : public seulement', none: 'Pas de courrier' },
  between: {
    private: 'Entre les tours : courrier privé et public',
    public: 'Entre les tours : courrier public seulement',
    none: 'Entre les tours : pas de courrier',
  },
  anonymous: 'Anonyme : personne n’apprend qui joue quoi, et je transmets ce que disent les puissances',
  dealtInPrivate: 'Qui joue apprend en privé sa puissance. `/moi` le dit aussi.',
  nobodyElse: 'Personne d’autre ne l’apprend.',
  anonymousTimes: 'Fins anticipées à une heure ou minute pleine ; départs annoncés en fin de phase',
  somebody: 'quelqu’un',
};
