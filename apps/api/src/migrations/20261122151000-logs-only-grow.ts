import { Migration } from '@praxiskit/server-kit';

/** The audit log of records only grows, as the log of accounts does; no statement empties either of them. */
export class Migration20261122151000 extends Migration {
  override up(): void {
    this.addSql(
      `create or replace function "audit_events_audit_events_only_grow_fn"() returns trigger as $$ begin if tg_op = 'DELETE' and old.at < now() - interval '1 year' then return old; end if; raise exception 'audit_events only grows'; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "audit_events_only_grow" BEFORE UPDATE OR DELETE on "audit_events" for each ROW execute function "audit_events_audit_events_only_grow_fn"()`,
    );
    this.addSql(
      `create function "log_never_emptied"() returns trigger as $$ begin raise exception '% only grows', tg_table_name; end; $$ language plpgsql`,
    );
    for (const table of ['account_events', 'audit_events']) {
      this.addSql(
        `create trigger "${table}_never_emptied" BEFORE TRUNCATE on "${table}" for each STATEMENT execute function "log_never_emptied"()`,
      );
    }
  }
}
