import { messages } from '../language/inLanguage.js';

/** Seals on orders, the secret of a match, and how to verify both. */
export const sealMessages = messages({
  /** The name of the file with the seals of a phase. */
  fileName: {
    en: (match: number, phase: number) => `seals-${match}-${phase}.txt`,
    fr: (match, phase) => `sceaux-${match}-${phase}.txt`,
  },
  attached: {
    en: '-# The seals of these orders are attached. To check them, press **Verify**.',
    fr: '-# Les sceaux de ces ordres sont joints. Pour les contrôler, appuyez sur **Vérifier**.',
  },
  receiptSeal: {
    en: (hash: string) => `-# Seal of these orders (it proves later that nobody changed them): \`${hash}\``,
    fr: hash => `-# Sceau de ces ordres (il prouve plus tard que personne ne les a changés) : \`${hash}\``,
  },
  verifyTitle: {
    en: (phase: string) => `Verification: ${phase}`,
    fr: phase => `Vérification : ${phase}`,
  },
  verifyText: {
    en: 'Each hash is the SHA-256 of a random text (the salt), a space, and the orders that counted; votes are left out. Compare it with the one on your receipt. You can calculate it on any computer:',
    fr: 'Chaque empreinte est le SHA-256 d’un texte aléatoire (le sel), suivi d’un espace et des ordres qui ont compté, sans les votes. Comparez-la à celle de votre reçu. Pour la calculer sur n’importe quel ordinateur :',
  },
  verifyLine: {
    en: (salt: string, orders: string) => `printf '%s' "${salt} ${orders}" | sha256sum`,
    fr: (salt, orders) => `printf '%s' "${salt} ${orders}" | sha256sum`,
  },
  verifyShut: {
    en: (orders: string) =>
      `# orders: ${orders}\n# The rest is votes, which stay secret: only the player of this power can check this seal.`,
    fr: orders =>
      `# ordres : ${orders}\n# Le reste, ce sont des votes, qui restent secrets : seule la personne qui jouait cette puissance peut contrôler ce sceau.`,
  },
  verifyAll: {
    en: 'All of them are in the attached file.',
    fr: 'Ils sont tous dans le fichier joint.',
  },
  sealed: {
    en: (hash: string) =>
      `-# All random draws come from a secret key. It is revealed at the end, so that everyone can check the draws. Its SHA-256 hash: \`${hash}\``,
    fr: hash =>
      `-# Tous les tirages au sort viennent d’une clé secrète. Elle est révélée à la fin, pour que tout le monde puisse les contrôler. Son empreinte SHA-256 : \`${hash}\``,
  },
  secret: {
    en: 'The secret key',
    fr: 'La clé secrète',
  },
  secretText: {
    en: (secret: string, hash: string) =>
      `\`${secret}\`\nIts SHA-256 hash is \`${hash}\`, as posted at the start; check it with \`printf %s ${secret} | sha256sum\`. \`/verify\` uses the key to repeat every draw.`,
    fr: (secret, hash) =>
      `\`${secret}\`\nSon empreinte SHA-256 est \`${hash}\`, publiée au début ; pour la contrôler : \`printf %s ${secret} | sha256sum\`. \`/vérifier\` se sert de la clé pour refaire tous les tirages.`,
  },
  verified: {
    en: (phases: number, secret: string, hash: string) =>
      `All correct. The secret key \`${secret}\` has the SHA-256 hash \`${hash}\` (compare it with the one posted at the start). I replayed all ${phases} decisions and every draw with it: the results match the record.`,
    fr: (phases, secret, hash) =>
      `Tout est juste. La clé secrète \`${secret}\` a pour empreinte SHA-256 \`${hash}\` (à comparer avec celle publiée au début). Les ${phases} décisions et tous les tirages, refaits avec elle, donnent les résultats enregistrés.`,
  },
  verifiedLater: {
    en: (phases: number, secret: string, hash: string) =>
      `The secret key \`${secret}\` has the SHA-256 hash \`${hash}\` (compare it with the one posted at the start). ${
        phases === 0
          ? 'Nothing could be replayed with it.'
          : `I replayed the last ${phases} decisions and every draw with it: the results match the record.`
      }`,
    fr: (phases, secret, hash) =>
      `La clé secrète \`${secret}\` a pour empreinte SHA-256 \`${hash}\` (à comparer avec celle publiée au début). ${
        phases === 0
          ? 'Rien n’a pu être rejoué avec elle.'
          : `Les ${phases} dernières décisions et tous leurs tirages, refaits avec elle, donnent les résultats enregistrés.`
      }`,
  },
  olderEdition: {
    en: (phase: number) => `Decisions up to number ${phase} used an earlier edition of the rules, so they were not replayed.`,
    fr: phase => `Les décisions jusqu’au n° ${phase} suivaient une version antérieure des règles ; elles n’ont pas été rejouées.`,
  },
  notVerified: {
    en: (phase: number, secret: string, hash: string) =>
      `Something is wrong. The secret key \`${secret}\` has the SHA-256 hash \`${hash}\`. Replayed with it, the game differs from the record from decision ${phase} on.`,
    fr: (phase, secret, hash) =>
      `Quelque chose ne va pas. La clé secrète \`${secret}\` a pour empreinte SHA-256 \`${hash}\`. Rejouée avec elle, la partie diffère de ce qui est enregistré à partir de la décision ${phase}.`,
  },
});
