import { Migration } from '@praxiskit/server-kit';

/** The staff's list of letters begins with the newest: it reads no longer all of them. */
export class Migration20261123090000 extends Migration {
  override up(): void {
    this.addSql(`create index "letters_sent_at_index" on "letters" ("sent_at")`);
  }
}
