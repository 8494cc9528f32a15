import { existsSync } from 'node:fs';
import process from 'node:process';
import { type Config, readConfig } from '../config.js';
import { saySettingFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Reads the settings from .env and the environment. If one cannot be used, says so and returns undefined. */
export function readSettings({ complain }: Voice): Config | undefined {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const read = readConfig(process.env);
  if (read.ok) return read.value;
  complain(saySettingFault(read.fault));
  return undefined;
}
