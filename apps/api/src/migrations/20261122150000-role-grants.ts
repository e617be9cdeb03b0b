import { Migration } from '@praxiskit/server-kit';

/** Roles that wait for a second person, and who has sent an invitation. */
export class Migration20261122150000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "role_grants" ("user_id" uuid not null, "role" varchar(255) not null, "given_by" uuid not null, "created_at" timestamptz(3) not null, primary key ("user_id", "role"))`,
    );
    this.addSql(
      `alter table "role_grants" add constraint "role_grants_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(`alter table "account_links" add "invited_by" uuid null`);
    // Of those that were sent before, the record of accounts knows by whom.
    this.addSql(
      `update "account_links" l set "invited_by" = nullif(e.details->>'by', '')::uuid from "account_events" e where l.purpose = 'invitation' and e.type = 'invited' and e.details->>'invitation' = l.id::text`,
    );
  }
}
