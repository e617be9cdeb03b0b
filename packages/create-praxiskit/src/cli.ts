#!/usr/bin/env node
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(`create-praxiskit needs Node 24 or newer, and this is ${process.versions.node}.`);
  process.exit(1);
}
// Its imports may fail in an older Node.
const { main } = await import('./command/main.ts');
process.exitCode = await main(process.argv.slice(2));
