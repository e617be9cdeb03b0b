import { describeFailure } from '@praxiskit/server-kit';
import { readConfig } from './config.ts';
import { backup } from './data/backup.ts';
import { move } from './data/move.ts';
import { restore } from './data/restore.ts';

/** `npm run backup`, `npm run restore` and `npm run move`. What they say is on stderr, beside a backup. */
const commands = { backup, restore, move };

const [name = '', ...words] = process.argv.slice(2);
try {
  const command = Object.hasOwn(commands, name) && commands[name as keyof typeof commands];
  if (!command) throw new Error(`There are: ${Object.keys(commands).join(', ')}.`);
  const config = readConfig(process.env);
  console.error(await command(config, words[0]));
  process.exit(0);
} catch (error) {
  // Without a code it is one of our own, which says what to do.
  const isOurs = error instanceof Error && !('code' in error) && error.cause === undefined;
  const { HOST, DATA_DIR = '.data' } = process.env;
  console.error(isOurs ? error.message : describeFailure(error, HOST, DATA_DIR));
  process.exit(1);
}
