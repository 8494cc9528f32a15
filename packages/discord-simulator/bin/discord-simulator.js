#!/usr/bin/env node
import { runProgram } from '../dist/program/runProgram.js';

await runProgram(process.argv.slice(2));
