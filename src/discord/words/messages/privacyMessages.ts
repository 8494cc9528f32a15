import { messages } from '../language/inLanguage.js';

/** What is stored about a user. */
export const privacyMessages = messages({
  privacy: {
    en: 'What I store about you',
    fr: 'Ce que je conserve sur vous',
  },
  privacyText: {
    en: [
      'I store your Discord ID; the games you host, play, watch, are a substitute in or were invited to; those you wait for with `/play`; whether you’re on a list of substitutes, and which seats you were last asked to take; whether your orders came in time, and how your games ended; your settings; your studies and lessons; every order you send, permanently, so that any turn can be replayed; every letter you send with `/press`, as long as the game is kept; what you did as a host, and when.',
      'I don’t store your name, your IP address, or your messages in channels and threads. Nothing is shared with anyone else.',
      'Other people can see who plays what (except in anonymous games), and orders once their phase has closed. On a server they can see how your games there ended (except anonymous ones), in one word how reliable you are, and your rating if you chose to have one. Only the host of a game sees who is ready in it. Nobody is shown how you voted, or which powers you prefer.',
      'The person who runs the bot can read its records. Anyone who manages threads on the server can read private threads.',
      'If you add a variant to a server, I store its files and that it was you. It belongs to the server: anyone who manages the server or may add variants can stop offering it with `/host variant`. From the next day on, it’s deleted when another one is added, unless a game or a study still uses it. If you delete your data, the variant stays without your name, with the credit you wrote in it.',
      '**Delete my data** removes your ID everywhere: your settings, studies, sign-ups and unsent messages are deleted, your seats in running games become open to others, and what you played, letters too, stays without your name.',
      'One thing is kept until a game ends: for each running game in which you have seen orders, a hash of your ID made with a secret key of this bot. It keeps you from taking another seat in that game. Someone with the records and your ID could check it, but nobody can read your ID from it without trying IDs one by one. It is deleted when that game ends.',
    ],
    fr: [
      'Je conserve votre identifiant Discord ; les parties que vous organisez, jouez ou suivez, dans lesquelles vous remplacez quelqu’un, ou auxquelles on vous a proposé de jouer ; celles que vous attendez avec `/jouer` ; si vous faites des remplacements, et les dernières places qu’on vous a proposées ; si vos ordres sont arrivés à temps, et l’issue de vos parties ; vos réglages ; vos études et vos leçons ; chaque ordre envoyé, sans limite de durée, pour que tout tour puisse être rejoué ; chaque lettre envoyée par `/courrier`, tant que la partie est conservée ; ce que vous avez fait comme hôte, et quand.',
      'Je ne conserve ni votre nom, ni votre adresse IP, ni vos messages dans les salons et les fils. Rien n’est transmis à qui que ce soit.',
      'Les autres peuvent voir qui joue quoi (sauf dans les parties anonymes), et les ordres une fois leur phase terminée. Sur un serveur, tout le monde peut voir l’issue de vos parties (sauf les anonymes), votre fiabilité en un mot, et votre cote si vous en voulez une. Seul l’hôte d’une partie voit qui y est prêt. Personne ne voit vos votes, ni les puissances que vous préférez.',
      'La personne qui fait tourner le bot peut lire ses archives. Les personnes qui gèrent les fils du serveur peuvent lire les fils privés.',
      'Si vous ajoutez une variante à un serveur, je conserve ses fichiers et le fait qu’elle vient de vous. Elle est au serveur\u00a0: toute personne qui le gère ou peut ajouter des variantes peut cesser de la proposer avec `/organiser variante`. À partir du lendemain, elle est supprimée quand une autre est ajoutée, sauf si une partie ou une étude s’en sert encore. Si vous supprimez vos données, la variante reste sans votre nom, avec le crédit que vous y avez écrit.',
      '**Supprimer mes données** retire votre identifiant partout : vos réglages, études, inscriptions et messages en attente sont supprimés, vos places dans les parties en cours deviennent libres, et ce que vous avez joué, lettres comprises, reste sans votre nom.',
      'Une seule chose reste jusqu’à la fin d’une partie : pour chaque partie en cours où vous avez vu des ordres, une empreinte de votre identifiant, faite avec une clé secrète de ce bot. Elle vous empêche d’y prendre une autre place. Une personne qui aurait les archives et votre identifiant pourrait la vérifier ; mais personne ne peut en déduire votre identifiant sans les essayer un à un. Elle est supprimée à la fin de la partie.',
    ],
  },
  forgetAsk: {
    en: 'Delete your ID from all records? Your seats in games still in progress will be opened to other players. This can’t be undone.',
    fr: 'Supprimer votre identifiant de toutes les archives ? Vos places dans les parties en cours deviendront libres. C’est irréversible.',
  },
  forgotten: {
    en: 'Done: your ID is deleted from all records. For games still in progress in which you have seen orders, a keyed hash is kept until they end.',
    fr: 'C’est fait : votre identifiant est supprimé de toutes les archives. Pour les parties en cours où vous avez vu des ordres, une empreinte à clé est conservée jusqu’à leur fin.',
  },
});
