/** `npm run storybook`: the developer's Storybook; `npm run storybook -- --built` serves the built one. */
import { build, run } from './run.ts';

const port = process.env.STORYBOOK_PORT ?? '6006';
if (process.argv.includes('--built')) {
  await build('@praxiskit/storybook');
  await run('vite', ['preview', '--outDir', 'storybook-static', '--port', port, 'apps/storybook']);
} else {
  await run('pnpm', [
    '--filter',
    '@praxiskit/storybook',
    'exec',
    'storybook',
    'dev',
    '-p',
    port,
    '--no-open',
  ]);
}
