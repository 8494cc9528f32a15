import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';
import { inCode } from '../language/userText.js';

/** What is said when a study begins from a file. */
export const studyFileMessages = messages({
  /** Some orders of the file are not in the study. `first`: the first of them, as it was typed. */
  leftOut: {
    en: ({ count, first }: { readonly count: number; readonly first: string }) =>
      `⚠️ ${en.count(count, '# order in the file was', '# orders in the file were')} left out, because I can’t read ${count === 1 ? 'it' : 'them'} or the rules don’t allow ${count === 1 ? 'it' : 'them'}: \`${inCode(first)}\`${count > 1 ? '…' : ''}`,
    fr: ({ count, first }) =>
      `⚠️ ${fr.count(count, '# ordre du fichier a été laissé de côté, illisible ou contraire', '# ordres du fichier ont été laissés de côté, illisibles ou contraires')} aux règles\u00a0: \`${inCode(first)}\`${count > 1 ? '…' : ''}`,
  },
});
