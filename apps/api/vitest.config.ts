import { defineConfig } from 'vitest/config';
import { inNode } from '../../scripts/suite/workers.ts';

export default defineConfig({
  test: {
    name: 'api',
    include: ['tests/**/*.test.ts'],
    isolate: false,
    globalSetup: ['tests/support/global-setup.ts'],
    ...inNode,
  },
});
