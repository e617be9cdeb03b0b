import { join } from 'node:path';
import { writeMigration } from '@praxiskit/server-kit';
import { entities } from './entities.ts';
import { migrations } from './migrations/index.ts';

const directory = join(import.meta.dirname, 'migrations');
const name = process.argv.slice(2).find((word) => word !== '--') ?? 'change';
const file = await writeMigration({ entities, migrations, directory, name });
console.info(file ?? 'Nothing to do: migrations and entities describe the same tables.');
