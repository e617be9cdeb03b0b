/** `npm run data -- proofs`, and `npm run backup`, `restore`, `move` and `admin`: builds the server where it changed, and runs its command. */
import { buildOrExit, run } from './run.ts';

await buildOrExit('@praxiskit/api');
const { code } = await run(process.execPath, ['apps/api/dist/data.js', ...process.argv.slice(2)]);
process.exit(code);
