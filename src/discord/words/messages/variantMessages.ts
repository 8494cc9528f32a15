import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The variants that people bring to a server with `/host variant`. */
export const variantMessages = messages({
  reading: {
    en: (file: string) => `Reading **${file}**…`,
    fr: file => `Lecture de **${file}**…`,
  },
  playing: {
    en: (title: string, played: number, games: number) =>
      `**${title}** passed the checks. The bot’s opponents are now playing trial games on it: ${played} of ${games}. You can do something else meanwhile. If this number stops changing for some minutes, the bot was restarted: send the file again.`,
    fr: (title, played, games) =>
      `**${title}** a passé les contrôles. Les adversaires du bot y jouent maintenant des parties d’essai\u00a0: ${played} sur ${games}. Vous pouvez faire autre chose en attendant. Si ce nombre ne change plus pendant quelques minutes, le bot a redémarré\u00a0: envoyez de nouveau le fichier.`,
  },
  added: {
    en: (title: string, version: number) =>
      `**${title}** can be played on this server: choose it in \`/game create\`.${version > 1 ? ` This is version ${version}. Games under way keep the version they began with.` : ''}`,
    fr: (title, version) =>
      `**${title}** peut se jouer sur ce serveur\u00a0: choisissez-la dans \`/partie créer\`.${version > 1 ? ` C’est la version ${version}. Les parties en cours gardent la version avec laquelle elles ont commencé.` : ''}`,
  },
  refused: {
    en: (file: string) => `**${file}** can’t be played yet:`,
    fr: file => `**${file}** ne peut pas encore se jouer\u00a0:`,
  },
  toLookAt: { en: 'Worth checking:', fr: 'À vérifier\u00a0:' },
  none: {
    en: 'This server has no variants of its own yet. If you’re allowed to add one, send its zip as `file` (docs/variants.md explains how to make one).',
    fr: 'Ce serveur n’a pas encore ses propres variantes. Si vous avez le droit d’en ajouter une, envoyez son zip dans `fichier` (docs/variants.md explique comment le faire).',
  },
  list: {
    en: 'This server’s variants, available in `/game create`:',
    fr: 'Les variantes de ce serveur, à choisir dans `/partie créer`\u00a0:',
  },
  /** `by`: a mention. Undefined: they were forgotten. */
  line: {
    en: (title: string, version: number, when: string, by: string | undefined) =>
      `- **${title}**, version ${version}, added ${when}${by === undefined ? '' : ` by ${by}`}`,
    fr: (title, version, when, by) => `- **${title}**, version ${version}, ajoutée ${when}${by === undefined ? '' : ` par ${by}`}`,
  },
  shown: {
    en: (title: string, version: number, players: number) =>
      `**${title}**, version ${version}: ${en.count(players, 'one player', '# players')}.`,
    fr: (title, version, players) => `**${title}**, version ${version}\u00a0: ${fr.count(players, 'une personne', '# personnes')}.`,
  },
  removed: {
    en: (title: string) => `**${title}** is no longer offered here. Games already under way continue.`,
    fr: title => `**${title}** n’est plus proposée ici. Les parties en cours continuent.`,
  },
});
