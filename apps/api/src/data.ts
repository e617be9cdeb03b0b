import { makeAdminCommand } from '@praxiskit/auth-server';
import { createAccountStores } from '@praxiskit/auth-server/mikro-orm';
import { exportStoredProofs } from '@praxiskit/consent-manager/mikro-orm';
import { backup, changeData, move, restore, runDataCommand } from '@praxiskit/server-kit';
import { readConfig } from './config.ts';
import { entities } from './entities.ts';
import { jobNames } from './jobs.ts';
import { migrations } from './migrations/index.ts';

/** Files below DATA_DIR that belong to the data. Pictures in other sizes are made again. */
const files = ['pictures', 'session-secret'];

/** `npm run data -- proofs`; `npm run backup`, `restore`, `move` and `admin` are the others by their names. */
function createCommands() {
  const site = { ...readConfig(process.env), entities, migrations, files, jobNames };
  const { origin } = site;
  return {
    backup: (file?: string) => backup(site, file),
    restore: (file?: string) => restore(site, file),
    move: () => move(site),
    admin: (...words: string[]) =>
      changeData(site, (database, secret) => {
        const { store } = createAccountStores({ em: () => database.fork() });
        return makeAdminCommand({ store, secret, origin }, words);
      }),
    proofs: (...words: string[]) =>
      changeData(site, (database) => exportStoredProofs(words, () => database.fork())),
  };
}

await runDataCommand(createCommands, process.argv.slice(2), process.env);
