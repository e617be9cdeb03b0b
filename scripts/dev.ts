/** `npm run dev`: pages by Vite with hot reload, the API from its source, started again on a change. */
import { run } from './run.ts';

const { code } = await run(
  process.execPath,
  ['--watch-path=apps/api/src', '--watch-preserve-output', 'apps/api/src/dev.ts'],
  { env: { NODE_ENV: 'development' } },
);
process.exit(code);
