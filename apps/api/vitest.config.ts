import { defineConfig } from 'vitest/config';
import { patient } from '../../scripts/suite/wait.ts';
import { inNodeWorkers } from '../../scripts/suite/workers.ts';

export default defineConfig({
  test: {
    name: 'api',
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    isolate: false,
    globalSetup: ['tests/support/global-setup.ts'],
    ...patient,
    ...inNodeWorkers,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
