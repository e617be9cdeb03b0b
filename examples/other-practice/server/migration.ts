import { join } from 'node:path';
import { writeMigration } from '@praxiskit/server-kit';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

const directory = join(import.meta.dirname, 'migrations');
const [name = 'change', drop] = process.argv.slice(2).filter((word) => word !== '--');
const parts = { entities, migrations, directory, name, mayDrop: drop === 'drop' };
console.info((await writeMigration(parts)) ?? 'Nothing to do: the tables are as the entities.');
