import { Migration } from '@praxiskit/server-kit';

/** The session that has asked for another address: with its end the link ends, too. */
export class Migration20261122143000 extends Migration {
  override up(): void {
    this.addSql(`alter table "account_links" add "session_hash" varchar(255) null`);
  }
}
