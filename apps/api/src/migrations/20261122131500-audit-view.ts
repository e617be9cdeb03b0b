import { Migration } from '@praxiskit/server-kit';

/** Lines of the audit log are records on the wire, which have a version. */
export class Migration20261122131500 extends Migration {
  override up(): void {
    this.addSql(`alter table "account_events" add "version" int not null default 1`);
  }
}
