import { existsSync } from 'node:fs';
import process from 'node:process';

/** Debian's. The first has no windows of its own, and takes six tenths of the other's processor time. */
const DEBIANS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The program of the browser, if there is one. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? DEBIANS.find(path => existsSync(path));

export const NO_CHROMIUM = 'There is no Chromium: apt-get install chromium-headless-shell, or name one in CHROMIUM_PATH.';
