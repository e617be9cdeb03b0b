import { defineConfig } from 'vitest/config';
import { nodeWorkers } from '../../scripts/suite/workers.ts';

export default defineConfig({
  test: {
    name: 'api',
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    maxWorkers: nodeWorkers,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
