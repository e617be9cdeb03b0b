/** The built server in a process that a benchmark can ask for the size of its heap. */
import { join } from 'node:path';

const log = console.info;
console.info = (...words: unknown[]) => {
  log(...words);
  if (String(words[0]).startsWith('PraxisKit is ready')) process.send?.('ready');
};
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});

await import(join(import.meta.dirname, '../../apps/api/dist/server.js'));
