import { Migration } from '@praxiskit/server-kit';

/** Since when a password is the owner's, since when a new one is asked for, and when the account ends. */
export class Migration20261122123000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "users" add "password_change_since" timestamptz(3) null, add "password_changed_at" timestamptz(3) null, add "deletion_at" timestamptz(3) null`,
    );
    this.addSql(`create index "users_deletion_at_index" on "users" ("deletion_at")`);
  }
}
