/** `npm run storybook` serves the built Storybook; `npm run storybook -- --dev` the one that follows every change. */
import { buildOrExit, run } from './run.ts';

const port = process.env.STORYBOOK_PORT ?? '6006';
if (process.argv.includes('--dev')) {
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
} else {
  await buildOrExit('@praxiskit/storybook');
  console.log('As it was built. To see changes as you make them: npm run storybook -- --dev');
  await run('vite', ['preview', '--outDir', 'storybook-static', '--port', port, 'apps/storybook']);
}
