import type { Session } from '@praxiskit/auth-client';
import type { RecordReader } from '@praxiskit/record-model';
import type { practice } from './content/practice.ts';
import type { createServices } from './start.ts';

/** A row of the view `prices`, as pages read it. */
export type Price = Record<'id' | 'label_de' | 'label_en' | 'amount', string>;

declare module '@praxiskit/pages' {
  interface Register {
    facts: { practice: typeof practice };
    session: Session;
    services: ReturnType<typeof createServices>;
    data: RecordReader<{ prices: Price }>;
  }
}
