import { startNotes } from '@praxiskit/server-kit';
import type { Config } from './config.ts';
import type { PracticeNode } from './node.ts';

/** What one needs to know after starting the server for the first time. */
export function printWelcome(config: Config, { database, prepared }: PracticeNode): void {
  const [ready = '', ...notes] = startNotes('PraxisKit', config, database);
  console.info([ready, ...sampleNotes(prepared), ...notes].join('\n'));
}

function sampleNotes(sample: PracticeNode['prepared']): string[] {
  if (!sample) return [];
  return [
    `Sample accounts: ${sample.emails.join(', ')}`,
    sample.password
      ? `Their password: ${sample.password}`
      : 'Their password: SAMPLE_PASSWORD, or the one that the first start printed.',
  ];
}
