/**
 * `npm run migration -- <name> [drop]`: writes what the entities of `apps/api` have and its tables lack as a
 * migration, and adds it to the chain. `drop` allows what takes a table or a column away.
 */
import { join } from 'node:path';
import { entities } from '../apps/api/src/entities.ts';
import { migrations } from '../apps/api/src/migrations/index.ts';
import { writeMigration } from '../packages/server-kit/src/index.ts';
import { runOrExit } from './run.ts';

const [name, drop, ...more] = process.argv.slice(2);
if (!name || (drop !== undefined && drop !== 'drop') || more.length > 0) {
  console.error('Use: npm run migration -- my-change [drop]');
  process.exit(2);
}
const directory = join('apps', 'api', 'src', 'migrations');
const parts = { entities, migrations, directory, name, mayDrop: drop === 'drop' };
const file = await writeMigration(parts).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
if (file === null) {
  console.log('Nothing to write: the migrations make all that the entities have.');
} else {
  await runOrExit('biome', ['check', '--write', '--log-level=warn', directory], { quiet: true });
  console.log(`${file} is written and in the chain: read it, and change what it does not know.`);
}
