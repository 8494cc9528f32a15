import type { Language } from '../lib/language.js';

/** What went wrong with a file, by the codes of the operating system. */
const KINDS = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  EACCES: 'forbidden',
  EPERM: 'forbidden',
  EISDIR: 'folder',
  EROFS: 'read-only',
  ENOSPC: 'full',
} as const;
type Kind = (typeof KINDS)[keyof typeof KINDS] | 'other';

type Words = Readonly<Record<Kind, (path: string) => string>>;

const READING: Readonly<Record<Language, Words>> = {
  en: {
    missing: path => `There is no file ${path}.`,
    forbidden: path => `${path} cannot be read: you don’t have permission.`,
    folder: path => `${path} is a folder, not a file.`,
    'read-only': path => `${path} cannot be read.`,
    full: path => `${path} cannot be read: the disk is full.`,
    other: path => `${path} cannot be read.`,
  },
  fr: {
    missing: path => `Il n’y a pas de fichier ${path}.`,
    forbidden: path => `Impossible de lire ${path}\u00a0: vous n’en avez pas le droit.`,
    folder: path => `${path} est un dossier, pas un fichier.`,
    'read-only': path => `Impossible de lire ${path}.`,
    full: path => `Impossible de lire ${path}\u00a0: le disque est plein.`,
    other: path => `Impossible de lire ${path}.`,
  },
};

const WRITING: Readonly<Record<Language, Words>> = {
  en: {
    missing: path => `${path} cannot be written: there is no such folder.`,
    forbidden: path => `${path} cannot be written: you don’t have permission.`,
    folder: path => `${path} cannot be written: it is a folder.`,
    'read-only': path => `${path} cannot be written: the disk is read-only.`,
    full: path => `${path} cannot be written: the disk is full.`,
    other: path => `${path} cannot be written.`,
  },
  fr: {
    missing: path => `Impossible d’écrire ${path}\u00a0: ce dossier n’existe pas.`,
    forbidden: path => `Impossible d’écrire ${path}\u00a0: vous n’en avez pas le droit.`,
    folder: path => `Impossible d’écrire ${path}\u00a0: c’est un dossier.`,
    'read-only': path => `Impossible d’écrire ${path}\u00a0: le disque est en lecture seule.`,
    full: path => `Impossible d’écrire ${path}\u00a0: le disque est plein.`,
    other: path => `Impossible d’écrire ${path}.`,
  },
};

function kindOf(error: unknown): Kind {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return Object.entries(KINDS).find(([known]) => known === code)?.[1] ?? 'other';
}

/** Why a file cannot be read, as a sentence. `error`: what was thrown. */
export const unreadable = (path: string, error: unknown, language: Language = 'en'): string => READING[language][kindOf(error)](path);

/** Why a file cannot be written, as a sentence. */
export const unwritable = (path: string, error: unknown, language: Language = 'en'): string => WRITING[language][kindOf(error)](path);
