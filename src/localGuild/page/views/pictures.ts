import type { SeenAttachment, SeenMessage } from '../../persona/seen.js';

const FILES = /^\/cdn\/attachments\/(.+)$/;

const pathOf = (url: string): string => {
  try {
    return new URL(url).pathname;
  } catch {
    return '';
  }
};

/** Where the page itself finds a file of a message; addresses elsewhere are never loaded. */
export function fileBeside(url: string): string | undefined {
  const found = FILES.exec(pathOf(url))?.[1];
  return found && new URL(`files/${found}`, document.baseURI).href;
}

/** The file of a message that an embed or component shows: its address may be signed anew, its path stays. */
export const fileAt = (message: SeenMessage, url: string): SeenAttachment | undefined =>
  message.attachments.find(one => pathOf(one.url) === pathOf(url));

/** The files that stand below a message: those that no embed and no component shows. */
export function looseFiles({ attachments, embeds, components }: SeenMessage): readonly SeenAttachment[] {
  const shown = JSON.stringify([embeds, components]);
  return attachments.filter(one => !shown.includes(pathOf(one.url)));
}
