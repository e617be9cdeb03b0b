import { inNode } from '@praxiskit/test-support/workers';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'api',
    include: ['tests/**/*.test.ts'],
    isolate: false,
    globalSetup: ['tests/support/global-setup.ts'],
    ...inNode,
  },
});
