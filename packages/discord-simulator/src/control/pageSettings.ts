import { existsSync } from 'node:fs';

/** Texts of the page that a program can replace, to fit its autopilot. `{channel}` in `stepOpenDescription` is the channel's name. */
export interface PageTexts {
  readonly autopilot: string;
  readonly autopilotDescription: string;
  readonly autopilotMissing: string;
  readonly autopilotFill: string;
  readonly autopilotUser: string;
  readonly autopilotAll: string;
  readonly autopilotNone: string;
  readonly nothingToJoin: string;
  readonly stepsTitle: string;
  readonly stepOpen: string;
  readonly stepOpenDescription: string;
  readonly stepFill: string;
  readonly stepFillDescription: string;
  readonly stepSkip: string;
  readonly stepSkipDescription: string;
  readonly stepsDone: string;
}

/** How the page looks for one bot. */
export interface PageOptions {
  /** Path of an SVG file: the page's icon. */
  readonly icon?: string;
  /** One or two characters for the bot's avatar, and the path of a TrueType font that has them. Default: the first letter of its name. */
  readonly botSign?: { readonly text: string; readonly font?: string };
  /** The name of the channel that a persona sees first. */
  readonly homeChannel?: string;
  /** Texts that replace the page's own, by language. */
  readonly texts?: { readonly en?: Partial<PageTexts>; readonly fr?: Partial<PageTexts> };
}

/** The settings that the page reads from its document. */
export interface PageSettings {
  readonly botSign?: string;
  readonly homeChannel?: string;
  readonly texts: { readonly en: Partial<PageTexts>; readonly fr: Partial<PageTexts> };
}

export const pageSettings = ({ botSign, homeChannel, texts }: PageOptions): PageSettings => ({
  ...(botSign && { botSign: botSign.text }),
  ...(homeChannel !== undefined && { homeChannel }),
  texts: { en: texts?.en ?? {}, fr: texts?.fr ?? {} },
});

/** Throws if a file that the options name does not exist. */
export function checkPageOptions({ icon, botSign }: PageOptions): void {
  for (const path of [icon, botSign?.font])
    if (path !== undefined && !existsSync(path)) throw new Error(`The page needs the file ${path}, which does not exist.`);
}
