// #region prices
import type { Session } from '@praxiskit/auth-client';
import type { RecordReader } from '@praxiskit/record-model';
// #endregion
import type { practice } from './content/practice.ts';
import type { createServices } from './start.ts';

// #region prices
/** A row of the view `prices`, as pages read it. */
export type Price = Record<'id' | 'label_de' | 'label_en' | 'amount', string>;

// #endregion
/** Types of the hooks of `@praxiskit/pages/react` on this site. */
declare module '@praxiskit/pages' {
  interface Register {
    facts: { practice: typeof practice };
    services: ReturnType<typeof createServices>;
    // #region prices
    session: Session;
    data: RecordReader<{ prices: Price }>;
    // #endregion
  }
}
