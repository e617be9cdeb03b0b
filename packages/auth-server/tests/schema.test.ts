import { User } from '@praxiskit/auth-server/mikro-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const { orm } = await openDatabase();
afterAll(() => orm.close(true));

// Sites have migrated to these tables: another text here needs a migration there.
const tables = [
  `create table "users" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" varchar(255) not null, "name" varchar(255) not null, "roles" text[] not null default '{}', "password_change" boolean not null default false, "password_hash" text null, "email_verified_at" timestamptz(3) null, "disabled_at" timestamptz(3) null, primary key ("id"));`,
  'alter table "users" add constraint "users_email_unique" unique ("email");',
  'create table "sessions" ("id_hash" varchar(255) not null, "user_id" uuid not null, "created_at" timestamptz(3) not null, "active_at" timestamptz(3) not null, "address" varchar(255) not null, "user_agent" text not null, primary key ("id_hash"));',
  'create index "sessions_user_id_index" on "sessions" ("user_id");',
  'create index "sessions_active_at_index" on "sessions" ("active_at");',
  'create table "throttles" ("key" varchar(255) not null, "failures" int not null, "last_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("key"));',
  'create index "throttles_expires_at_index" on "throttles" ("expires_at");',
  'alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;',
];

test('the entities describe the tables users, sessions and throttles of the sites', async () => {
  const sql = await orm.schema.getCreateSchemaSQL({ wrap: false });
  expect(sql.split('\n').filter(Boolean).sort()).toEqual([...tables].sort());
});

test('a password hash is never part of what an account becomes as JSON', () => {
  const user = orm.em.fork().create(User, {
    email: 'patient@example.org',
    name: 'Petra Muster',
    passwordHash: '$argon2id$secret',
  });
  expect(JSON.stringify(user)).toContain('Petra Muster');
  expect(JSON.stringify(user)).not.toContain('secret');
});
