/** `npm start`: builds what changed and serves. */
import { buildServed, run } from './run.ts';

await buildServed();
const { code } = await run(process.execPath, ['apps/api/dist/server.js'], {
  env: { NODE_ENV: 'production' },
});
process.exit(code);
