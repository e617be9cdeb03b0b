import { readFileSync, writeFileSync } from 'node:fs';
import { MikroORM } from '@mikro-orm/pglite';
import { createRouteTable } from '@praxiskit/pages';
import { writeTypes } from '@praxiskit/record-model';
import { describeViews } from '@praxiskit/record-server';
import { entities } from '../../src/entities.ts';
import { createViews } from '../../src/modules/records/views.ts';

const file = new URL('../../../web/src/records/record-types.d.ts', import.meta.url);

/** The sample practice's records as users of each of these roles see them; null is a guest. */
export async function describeFor(holders: readonly (readonly string[] | null)[]) {
  // Metadata alone: nothing is asked of a database.
  const orm = new MikroORM({ entities, dbName: 'memory://' });
  try {
    const source = { views: createViews(createRouteTable([])), entityManager: () => orm.em.fork() };
    return holders.flatMap((roles) => {
      const viewer = roles && { id: '', email: '', name: '', roles: [...roles] };
      return describeViews(source, viewer);
    });
  } finally {
    await orm.close();
  }
}

/** The types of the sample practice's records, of all columns that any of its roles sees. */
export async function typesOfRecords(): Promise<string> {
  return writeTypes(
    await describeFor([
      null,
      ['patient'],
      ['staff'],
      ['staff', 'doctor'],
      ['admin'],
      ['staff', 'admin'],
    ]),
  );
}

export const writtenTypes = (): string => readFileSync(file, 'utf8');

if (import.meta.main) {
  const types = await typesOfRecords().catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
  writeFileSync(file, types);
}
