import { readFileSync, writeFileSync } from 'node:fs';
import { MikroORM } from '@mikro-orm/pglite';
import { createRouteTable } from '@praxiskit/pages';
import { writeTypes } from '@praxiskit/record-model';
import { describeViews } from '@praxiskit/record-server';
import { entities } from '../../src/entities.ts';
import { createViews } from '../../src/modules/records/views.ts';

const file = new URL('../../../web/src/records/record-types.d.ts', import.meta.url);

/** The types of the sample practice's records, of all columns that any of its roles sees. */
export async function typesOfRecords(): Promise<string> {
  // Metadata alone: nothing is asked of a database.
  const orm = new MikroORM({ entities, dbName: 'memory://' });
  try {
    const source = { views: createViews(createRouteTable([])), entityManager: () => orm.em.fork() };
    const roles = [null, ['patient'], ['staff'], ['admin'], ['staff', 'admin']];
    return writeTypes(
      roles.flatMap((held) => {
        const viewer = held && { id: '', email: '', name: '', roles: held };
        return describeViews(source, viewer);
      }),
    );
  } finally {
    await orm.close();
  }
}

export const writtenTypes = (): string => readFileSync(file, 'utf8');

if (import.meta.main) writeFileSync(file, await typesOfRecords());
