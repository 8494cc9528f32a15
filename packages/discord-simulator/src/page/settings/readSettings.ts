import type { PageSettings } from '../../control/pageSettings.js';

const NONE: PageSettings = { texts: { en: {}, fr: {} } };

/** The settings that the server wrote into the document. */
function readSettings(): PageSettings {
  const text = document.getElementById('settings')?.textContent;
  return text ? JSON.parse(text) : NONE;
}

export const settings = readSettings();
