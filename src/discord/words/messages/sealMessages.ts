import { messages } from '../language/inLanguage.js';

/** Seals on orders, the secret of a match, and how to verify both. */
export const sealMessages = messages({
  attached: {
    en: '-# The seals of these orders are attached; **Verify** shows how to check them.',
    fr: '-# Les sceaux de ces ordres sont joints ; **Vérifier** montre comment les contrôler.',
  },
  receiptSeal: {
    en: (hash: string) => `-# Seal of these orders: \`${hash}\``,
    fr: hash => `-# Sceau de ces ordres : \`${hash}\``,
  },
  verifyTitle: {
    en: (phase: string) => `Seals: ${phase}`,
    fr: phase => `Sceaux : ${phase}`,
  },
  verifyText: {
    en: 'Each hash is the SHA-256 of the salt, a space, and the orders as they counted; votes are not in it. Compare it with the one in your receipt. On any computer:',
    fr: 'Chaque empreinte est le SHA-256 du sel, d’une espace et des ordres tels qu’ils ont compté ; les votes n’y sont pas. Comparez-la à celle de votre reçu. Sur tout ordinateur :',
  },
  verifyLine: {
    en: (salt: string, orders: string) => `printf '%s' "${salt} ${orders}" | sha256sum`,
    fr: (salt, orders) => `printf '%s' "${salt} ${orders}" | sha256sum`,
  },
  verifyShut: {
    en: (orders: string) => `# orders: ${orders}\n# The rest is votes, which stay secret: only this power’s player can check this seal.`,
    fr: orders =>
      `# ordres : ${orders}\n# Le reste est fait de votes, qui restent secrets : qui jouait cette puissance peut seul contrôler ce sceau.`,
  },
  verifyAll: {
    en: 'All of them are in the attached file.',
    fr: 'Ils sont tous dans le fichier joint.',
  },
  sealed: {
    en: (hash: string) => `All chance in this game comes from a secret. Its SHA-256: \`${hash}\`. The secret itself is told at the end.`,
    fr: hash =>
      `Tout le hasard de cette partie vient d’un secret. Son empreinte SHA-256 : \`${hash}\`. Le secret lui-même est dit à la fin.`,
  },
  secret: {
    en: 'The secret',
    fr: 'Le secret',
  },
  secretText: {
    en: (secret: string, hash: string) =>
      `\`${secret}\`\nIts SHA-256 is \`${hash}\`, as posted at the start: \`printf %s ${secret} | sha256sum\`. \`/verify\` repeats every draw from it.`,
    fr: (secret, hash) =>
      `\`${secret}\`\nSon empreinte SHA-256 est \`${hash}\`, publiée au début : \`printf %s ${secret} | sha256sum\`. \`/vérifier\` en refait tous les tirages.`,
  },
  verified: {
    en: (phases: number, secret: string, hash: string) =>
      `The secret \`${secret}\` has the SHA-256 \`${hash}\` (compare it with the one under the opening). Played again from it, all ${phases} decisions, with every draw, come out as they are on record.`,
    fr: (phases, secret, hash) =>
      `Le secret \`${secret}\` a pour empreinte SHA-256 \`${hash}\` (à comparer avec celle de l’annonce du début). Rejouées d’après lui, les ${phases} décisions, tirages compris, donnent bien ce qui est enregistré.`,
  },
  verifiedLater: {
    en: (phases: number, secret: string, hash: string) =>
      `The secret \`${secret}\` has the SHA-256 \`${hash}\` (compare it with the one under the opening). ${
        phases === 0
          ? 'Nothing could be played again from it.'
          : `Played again from it, the last ${phases} decisions, with every draw, come out as they are on record.`
      }`,
    fr: (phases, secret, hash) =>
      `Le secret \`${secret}\` a pour empreinte SHA-256 \`${hash}\` (à comparer avec celle de l’annonce du début). ${
        phases === 0
          ? 'Rien n’a pu être rejoué d’après lui.'
          : `Rejouées d’après lui, les ${phases} dernières décisions, tirages compris, donnent bien ce qui est enregistré.`
      }`,
  },
  olderEdition: {
    en: (phase: number) => `Decisions up to ${phase} were resolved by an earlier edition of the rules, and are taken as they stand.`,
    fr: phase =>
      `Les décisions jusqu’à la ${phase} ont été résolues selon une version antérieure des règles ; elles sont prises telles quelles.`,
  },
  notVerified: {
    en: (phase: number, secret: string, hash: string) =>
      `The secret \`${secret}\` has the SHA-256 \`${hash}\`. Played again from it, the game comes out otherwise than on record from decision ${phase} on.`,
    fr: (phase, secret, hash) =>
      `Le secret \`${secret}\` a pour empreinte SHA-256 \`${hash}\`. Rejouée d’après lui, la partie diffère de ce qui est enregistré à partir de la décision ${phase}.`,
  },
});
