/** `npm start`: builds what changed and serves. */
import { build, run } from './run.ts';

await build('@praxiskit/web', '@praxiskit/api');
const { code } = await run(process.execPath, ['apps/api/dist/server.js'], {
  env: { NODE_ENV: 'production' },
});
process.exit(code);
