import { isLong } from '@praxiskit/test-support/tier';
import { afterAll, beforeAll, describe } from 'vitest';
// @boundaries-ignore the histories that the client is tested with
import { describeHistories } from '../../../record-model/tests/histories/describe-histories.ts';
import { startRealServer } from './real-world.ts';

describe.each(isLong ? (['PostgreSQL', 'PGlite'] as const) : (['PostgreSQL'] as const))(
  'the real server on %s',
  (database) => {
    let server: Awaited<ReturnType<typeof startRealServer>>;
    beforeAll(async () => {
      server = await startRealServer(database);
    });
    afterAll(() => server.close());
    describeHistories(isLong ? 10_000 : 15, () => server.begin());
  },
);
