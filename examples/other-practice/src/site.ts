import type { Session } from '@praxiskit/auth-client';
import type { RecordReader } from '@praxiskit/record-model';
import type { practice } from './content/practice.ts';
import type { createServices } from './start.ts';

/** A row of the view `prices`, as pages read it. */
export interface Price {
  id: string;
  label_de: string;
  label_en: string;
  amount: string;
}

declare module '@praxiskit/pages' {
  interface Register {
    facts: { practice: typeof practice };
    session: Session;
    services: ReturnType<typeof createServices>;
    data: RecordReader<{ prices: Price }>;
  }
}
