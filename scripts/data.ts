/** `npm run data -- proofs`, and `npm run backup`, `restore`, `move` and `admin`: builds the server where it changed, and runs its command. */
import { build, run } from './run.ts';

await build('@praxiskit/api');
const { code } = await run(process.execPath, ['apps/api/dist/data.js', ...process.argv.slice(2)]);
process.exit(code);
