/** `npm run format`: writes what the formatter and the safe fixes of the linter want. */
import { run } from './run.ts';

const { code } = await run('biome', ['check', '--write', ...process.argv.slice(2)]);
process.exit(code);
