import { startNotes } from '@praxiskit/server-kit';
import type { Config } from './config.ts';
import type { PracticeNode } from './node.ts';

/** Prints the notes for a first start of the server. */
export function printWelcome(config: Config, { database, prepared }: PracticeNode): void {
  console.info(startNotes('PraxisKit', config, database, prepared).join('\n'));
}
