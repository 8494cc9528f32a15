import type { trust as english } from '../en/trust.js';

/** See en/trust.ts. */
export const trust: typeof english = {
  seals: 'Ordres scellés (SHA-256)',
  salts: 'Les sceaux, ouverts',
  saltsHow: '`/vérifier` montre comment les contrôler.',
  receiptSeal: hash => `-# Sceau de ces ordres : \`${hash}\``,
  verifyTitle: phase => `Sceaux : ${phase}`,
  verifyText:
    'Chaque empreinte est le SHA-256 du sel, d’une espace et des ordres tels qu’ils ont compté ; les votes n’y sont pas. Comparez-la à celle publiée sous l’annonce de la phase quand elle s’est terminée, et à votre reçu. Sur tout ordinateur :',
  verifyLine: (salt, orders) => `printf '%s' "${salt} ${orders}" | sha256sum`,
  verifyShut: orders =>
    `# ordres : ${orders}\n# Le reste est fait de votes, qui restent secrets : qui jouait cette puissance peut seul contrôler ce sceau.`,
  verifyAll: 'Ils sont tous dans le fichier joint.',
  privacy: 'Ce qui est conservé sur vous',
  privacyText: [
    'Votre identifiant Discord, là où vous organisez, jouez, remplacez ou suivez ; vos réglages ; chaque ordre que vous envoyez, pour toujours, afin que tout tour puisse être rejoué ; les lettres envoyées par `/courrier` ; ce que l’organisateur a fait et quand.',
    'Ne sont pas conservés : votre nom, vos messages dans les salons et les fils, votre adresse. Rien ne va à qui que ce soit d’autre.',
    'Ce que voient les autres : qui joue quoi, sauf dans les parties anonymes ; les ordres une fois leur phase terminée. Jamais qui est prêt, vos votes, ni ce que vous aimeriez jouer.',
    'Qui fait tourner le bot peut en lire les archives. Dans les fils privés, qui peut gérer les fils du serveur peut lire aussi.',
    '**Supprimer mes données** retire partout votre identifiant : réglages, inscriptions et messages en attente disparaissent, vos places dans les parties en cours sont libres, ce que vous avez joué reste, sans nom.',
    'Une chose reste jusqu’à la fin d’une partie : pour chaque partie en cours où vous avez vu des ordres, une empreinte de votre identifiant, faite avec une clé de ce bot. Elle vous empêche d’y reprendre une place. Qui a les archives et votre identifiant peut la contrôler ; sans essayer des identifiants, personne n’y lit le vôtre. Elle est supprimée quand cette partie se termine.',
  ],
  forgetAsk: 'Retirer votre identifiant de toutes les archives ? Vos places dans les parties en cours seront libres. C’est définitif.',
  forgotten:
    'C’est fait : plus rien dans les archives ne vous nomme. Pour les parties en cours où vous avez vu des ordres, une empreinte à clé reste jusqu’à leur fin.',
  editedBy: { host: '(de l’organisateur)', another: '(d’une autre main)' },
  editsTitle: 'Vos ordres, chaque changement',
  noEdits: 'Vous n’y avez rien envoyé.',
};
