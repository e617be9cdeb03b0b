import { Migration } from '@praxiskit/server-kit';

/** Accounts that are deleted, and what stays of them; links for another address and for invitations. */
export class Migration20261122130000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "account_links" add "account_id" uuid null, add "roles" text[] not null default '{}'`,
    );
    this.addSql(
      `create or replace function "account_events_account_events_only_grow_fn"() returns trigger as $$ begin if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if; if tg_op = 'UPDATE' and new.address = '' and new.user_agent = '' and (new.id, new.type, new.account_id, new.at, new.details) is not distinct from (old.id, old.type, old.account_id, old.at, old.details) and old.account_id is not null and not exists (select 1 from users where id = old.account_id) then return new; end if; raise exception 'account_events only grows'; end; $$ language plpgsql`,
    );
    this.addSql(`alter table "letters" drop constraint "letters_author_id_foreign"`);
    this.addSql(
      `alter table "letters" alter "author_id" drop not null, add "author_name" varchar(255) null`,
    );
    this.addSql(
      `alter table "letters" add constraint "letters_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete set null`,
    );
    this.addSql(`alter table "profiles" add "locked_at" timestamptz(3) null`);
    this.addSql(`create index "profiles_locked_at_index" on "profiles" ("locked_at")`);
  }
}
