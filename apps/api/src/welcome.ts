import { startNotes } from '@praxiskit/server-kit';
import type { Config } from './config.ts';
import type { PracticeNode } from './node.ts';

/** What one needs to know after starting the server for the first time. */
export function printWelcome(config: Config, { database, prepared }: PracticeNode): void {
  console.info(startNotes('PraxisKit', config, database, prepared).join('\n'));
}
