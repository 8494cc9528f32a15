import type { SeenAttachment, SeenMessage } from '../../client/seen.js';

const FILES = /^\/cdn\/attachments\/(.+)$/;

const pathOf = (url: string): string => {
  try {
    return new URL(url).pathname;
  } catch {
    return '';
  }
};

/** The page's own URL of an attachment. URLs of other servers are never loaded. */
export function fileBeside(url: string): string | undefined {
  const found = FILES.exec(pathOf(url))?.[1];
  return found && new URL(`files/${found}`, document.baseURI).href;
}

/** The attachment that an embed or component shows. Only paths are compared, since signatures change. */
export const fileAt = (message: SeenMessage, url: string): SeenAttachment | undefined =>
  message.attachments.find(one => pathOf(one.url) === pathOf(url));

/** The attachments that no embed or component shows. */
export function looseFiles({ attachments, embeds, components }: SeenMessage): readonly SeenAttachment[] {
  const shown = JSON.stringify([embeds, components]);
  return attachments.filter(one => !shown.includes(pathOf(one.url)));
}
