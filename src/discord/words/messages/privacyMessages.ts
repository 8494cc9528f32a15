import { messages } from '../language/inLanguage.js';

/** What is stored about a user. */
export const privacyMessages = messages({
  privacy: {
    en: 'What is kept about you',
    fr: 'Ce qui est conservé sur vous',
  },
  privacyText: {
    en: [
      'Your Discord id, where you host, play, stand in or watch; your settings; every order you send in, for ever, so that any turn can be played again; letters you send by `/press`; when the host did what.',
      'Not kept: your name, your messages in channels and threads, your address. Nothing goes to anybody else.',
      'What others see: who plays what, except in anonymous games; orders when their phase has closed. Never who is ready, how you voted, what you would like to play.',
      'Whoever runs the bot can read its records. In private threads, whoever may manage threads on the server can read along.',
      '**Delete my data** takes your id out of everything: settings, memberships and waiting messages go, your seats in running games are open to others, what you played stays without a name.',
      'One thing is kept until a match is over: a hash of your id, made with a key of this bot, for each match under way in which you have seen orders. It keeps you from taking a seat there again. Whoever has the records and your id can check it; nobody can read your id from it without trying ids. It is deleted when that match ends.',
    ],
    fr: [
      'Votre identifiant Discord, là où vous organisez, jouez, remplacez ou suivez ; vos réglages ; chaque ordre que vous envoyez, pour toujours, afin que tout tour puisse être rejoué ; les lettres envoyées par `/courrier` ; ce que l’organisateur a fait et quand.',
      'Ne sont pas conservés : votre nom, vos messages dans les salons et les fils, votre adresse. Rien ne va à qui que ce soit d’autre.',
      'Ce que voient les autres : qui joue quoi, sauf dans les parties anonymes ; les ordres une fois leur phase terminée. Jamais qui est prêt, vos votes, ni ce que vous aimeriez jouer.',
      'Qui fait tourner le bot peut en lire les archives. Dans les fils privés, qui peut gérer les fils du serveur peut lire aussi.',
      '**Supprimer mes données** retire partout votre identifiant : réglages, inscriptions et messages en attente disparaissent, vos places dans les parties en cours sont libres, ce que vous avez joué reste, sans nom.',
      'Une chose reste jusqu’à la fin d’une partie : pour chaque partie en cours où vous avez vu des ordres, une empreinte de votre identifiant, faite avec une clé de ce bot. Elle vous empêche d’y reprendre une place. Qui a les archives et votre identifiant peut la contrôler ; sans essayer des identifiants, personne n’y lit le vôtre. Elle est supprimée quand cette partie se termine.',
    ],
  },
  forgetAsk: {
    en: 'Take your id out of all records? Your seats in running games are open to others then. This cannot be undone.',
    fr: 'Retirer votre identifiant de toutes les archives ? Vos places dans les parties en cours seront libres. C’est définitif.',
  },
  forgotten: {
    en: 'Done: nothing on record names you any more. Of matches under way in which you have seen orders a keyed hash is kept until they end.',
    fr: 'C’est fait : plus rien dans les archives ne vous nomme. Pour les parties en cours où vous avez vu des ordres, une empreinte à clé reste jusqu’à leur fin.',
  },
});
