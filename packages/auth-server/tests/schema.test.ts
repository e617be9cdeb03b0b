import { User } from '@praxiskit/auth-server/mikro-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from './database.ts';

const { orm } = await openDatabase();
afterAll(() => orm.close(true));

// Sites have migrated to these tables: a change here needs a migration there.
const tables = [
  'create table "account_events" ("id" uuid not null, "version" int not null default 1, "type" varchar(255) not null, "account_id" uuid null, "at" timestamptz(3) not null, "address" varchar(255) not null, "user_agent" text not null, "details" jsonb not null, primary key ("id"));',
  'create index "account_events_account_id_index" on "account_events" ("account_id");',
  'create index "account_events_at_index" on "account_events" ("at");',
  `create or replace function "account_events_account_events_only_grow_fn"() returns trigger as $$ begin if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if; if tg_op = 'UPDATE' and new.address = '' and new.user_agent = '' and (new.id, new.type, new.account_id, new.at, new.details) is not distinct from (old.id, old.type, old.account_id, old.at, old.details) and old.account_id is not null and not exists (select 1 from users where id = old.account_id) then return new; end if; raise exception 'account_events only grows'; end; $$ language plpgsql;`,
  'create trigger "account_events_only_grow" BEFORE UPDATE OR DELETE on "account_events" for each ROW execute function "account_events_account_events_only_grow_fn"();',
  `create table "account_links" ("id" uuid not null, "purpose" varchar(255) not null, "email" varchar(255) not null, "callback_url" text null, "locale" varchar(255) not null, "account_id" uuid null, "session_hash" varchar(255) null, "roles" text[] not null default '{}', "invited_by" uuid null, "name" varchar(255) null, "person" jsonb null, "password_hash" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`,
  'create index "account_links_expires_at_index" on "account_links" ("expires_at");',
  'create index "account_links_email_purpose_index" on "account_links" ("email", "purpose");',
  'create table "throttles" ("key" varchar(255) not null, "failures" int not null, "last_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("key"));',
  'create index "throttles_expires_at_index" on "throttles" ("expires_at");',
  `create table "users" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" varchar(255) not null, "name" varchar(255) not null, "roles" text[] not null default '{}', "password_change" boolean not null default false, "password_change_since" timestamptz(3) null, "password_hash" text null, "password_changed_at" timestamptz(3) null, "email_verified_at" timestamptz(3) null, "disabled_at" timestamptz(3) null, "deletion_at" timestamptz(3) null, primary key ("id"));`,
  'create index "users_deletion_at_index" on "users" ("deletion_at");',
  'alter table "users" add constraint "users_email_unique" unique ("email");',
  `create or replace function "users_users_change_is_told_fn"() returns trigger as $$ begin if (old.roles, old.email, old.name, old.password_change, old.disabled_at) is distinct from (new.roles, new.email, new.name, new.password_change, new.disabled_at) then perform pg_notify('account_changed', new.id::text); end if; return null; end; $$ language plpgsql;`,
  'create trigger "users_change_is_told" AFTER UPDATE on "users" for each ROW execute function "users_users_change_is_told_fn"();',
  'create table "totp_keys" ("user_id" uuid not null, "sealed" text not null, "confirmed_at" timestamptz(3) null, "last_step" int not null, primary key ("user_id"));',
  'create table "recovery_codes" ("user_id" uuid not null, "hash" varchar(255) not null, primary key ("user_id", "hash"));',
  'create table "role_grants" ("user_id" uuid not null, "role" varchar(255) not null, "given_by" uuid not null, "created_at" timestamptz(3) not null, primary key ("user_id", "role"));',
  'alter table "role_grants" add constraint "role_grants_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;',
  `create table "passkeys" ("id" text not null, "user_id" uuid not null, "public_key" text not null, "counter" bigint not null, "transports" text[] not null default '{}', "name" varchar(255) not null, "created_at" timestamptz(3) not null, "used_at" timestamptz(3) null, primary key ("id"));`,
  'create index "passkeys_user_id_index" on "passkeys" ("user_id");',
  'create table "known_devices" ("id_hash" varchar(255) not null, "user_id" uuid not null, "seen_at" timestamptz(3) not null, primary key ("id_hash", "user_id"));',
  'create index "known_devices_user_id_index" on "known_devices" ("user_id");',
  'create index "known_devices_seen_at_index" on "known_devices" ("seen_at");',
  `create table "sessions" ("id_hash" varchar(255) not null, "user_id" uuid not null, "purpose" varchar(255) null, "methods" text[] not null default '{}', "proved_at" timestamptz(3) not null, "created_at" timestamptz(3) not null, "active_at" timestamptz(3) not null, "address" varchar(255) not null, "user_agent" text not null, primary key ("id_hash"));`,
  'create index "sessions_user_id_index" on "sessions" ("user_id");',
  'create index "sessions_active_at_index" on "sessions" ("active_at");',
  `create or replace function "sessions_sessions_end_is_told_fn"() returns trigger as $$ begin perform pg_notify('account_changed', old.user_id::text); return null; end; $$ language plpgsql;`,
  'create trigger "sessions_end_is_told" AFTER DELETE on "sessions" for each ROW execute function "sessions_sessions_end_is_told_fn"();',
  'alter table "totp_keys" add constraint "totp_keys_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade;',
  'alter table "recovery_codes" add constraint "recovery_codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;',
  'alter table "passkeys" add constraint "passkeys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;',
  'alter table "known_devices" add constraint "known_devices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;',
  'alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;',
];

test('the entities describe the tables of accounts that sites have', async () => {
  const sql = await orm.schema.getCreateSchemaSQL({ wrap: false });
  expect(sql.split('\n').filter(Boolean).sort()).toEqual([...tables].sort());
});

test('the JSON of an account contains no password hash', () => {
  const user = orm.em.fork().create(User, {
    email: 'patient@example.org',
    name: 'Petra Muster',
    passwordHash: '$argon2id$secret',
  });
  expect(JSON.stringify(user)).toContain('Petra Muster');
  expect(JSON.stringify(user)).not.toContain('secret');
});
