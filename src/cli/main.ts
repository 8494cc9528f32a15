#!/usr/bin/env node
import process from 'node:process';

/** Checked before anything is loaded that an older Node cannot parse. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Zongheng needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exitCode = 1;
} else {
  // Files that the program writes are private to their owner: the records contain orders and secrets.
  process.umask(0o077);
  const { runProgram } = await import('./program.js');
  await runProgram();
}
