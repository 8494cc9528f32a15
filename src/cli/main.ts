#!/usr/bin/env node
import process from 'node:process';

/** Looked at before anything is loaded that an older Node would choke on. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Zongheng needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  // What the program writes is for its owner alone: records hold orders and secrets.
  process.umask(0o077);
  const { runProgram } = await import('./program.js');
  await runProgram();
}
