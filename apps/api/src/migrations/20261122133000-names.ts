import { Migration } from '@praxiskit/server-kit';

/** The parts of a name that was typed to sign up. */
export class Migration20261122133000 extends Migration {
  override up(): void {
    this.addSql(`alter table "account_links" add "person" jsonb null`);
  }
}
