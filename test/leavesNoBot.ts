import { afterAll, expect } from 'vitest';
import { killLeftOver } from './endToEnd/harness/botProcess.js';

/** Fails if a file of tests leaves a bot running: the next files would share the machine with it. */
afterAll(() => expect(killLeftOver(), 'This file leaves bots running').toEqual([]));
