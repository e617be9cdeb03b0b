import { Migration } from '@praxiskit/server-kit';

/** The outbox of live events, and triggers that report whose streams of events have to end. */
export class Migration20261122230000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "record_events" ("id" bigserial primary key, "xid" bigint not null, "at" timestamptz(3) not null default clock_timestamp(), "view" varchar(255) not null, "record_id" varchar(255) not null, "version" int not null, "action" varchar(255) not null)`,
    );
    this.addSql(`create index "record_events_at_index" on "record_events" ("at")`);
    this.addSql(`create index "record_events_xid_id_index" on "record_events" ("xid", "id")`);
    this.addSql(
      `create or replace function "users_users_change_is_told_fn"() returns trigger as $$ begin if (old.roles, old.email, old.name, old.password_change, old.disabled_at) is distinct from (new.roles, new.email, new.name, new.password_change, new.disabled_at) then perform pg_notify('account_changed', new.id::text); end if; return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "users_change_is_told" AFTER UPDATE on "users" for each ROW execute function "users_users_change_is_told_fn"()`,
    );
    this.addSql(
      `create or replace function "sessions_sessions_end_is_told_fn"() returns trigger as $$ begin perform pg_notify('account_changed', old.user_id::text); return null; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "sessions_end_is_told" AFTER DELETE on "sessions" for each ROW execute function "sessions_sessions_end_is_told_fn"()`,
    );
  }
}
