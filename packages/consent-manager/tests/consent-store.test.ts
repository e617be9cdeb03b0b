import { MikroORM } from '@mikro-orm/pglite';
import { ConsentRecord, createConsentStore } from '@praxiskit/consent-manager/mikro-orm';
import { createMemoryConsentStore } from '@praxiskit/consent-manager/server';
import { inMemory } from '@praxiskit/test-support/pglite';
import { expect, test } from 'vitest';
import { describeConsentStore } from './consent-store.contract.ts';

const openDatabase = async () =>
  MikroORM.init({ ...(await inMemory()), entities: [ConsentRecord], logger: () => {} });

describeConsentStore('in memory', async () => ({
  store: createMemoryConsentStore(),
  close: async () => {},
}));

describeConsentStore('in the database', async () => {
  const orm = await openDatabase();
  await orm.schema.create();
  return { store: createConsentStore(() => orm.em.fork()), close: () => orm.close(true) };
});

// Sites have migrated to this table: another text here needs a migration there.
const tables = [
  'create table "consent_records" ("id" uuid not null, "consent_id" varchar(255) not null, "revision" text not null, "texts" varchar(64) not null, "action" text not null, "map" jsonb not null, "time" timestamptz(3) not null, primary key ("id"));',
  'create index "consent_records_consent_id_index" on "consent_records" ("consent_id");',
  `alter table "consent_records" add constraint "consent_records_action_check" check ("action" in ('accept-all', 'decline-all', 'save'));`,
];

test('the entity describes the table consent_records of the sites', async () => {
  const orm = await openDatabase();
  const sql = await orm.schema.getCreateSchemaSQL({ wrap: false });
  expect(sql.split('\n').filter(Boolean).sort()).toEqual([...tables].sort());
  await orm.close(true);
});
