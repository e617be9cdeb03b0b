import { Migration } from '@praxiskit/server-kit';

export class Migration20261129150750 extends Migration {
  override up(): void {
    this.addSql(
      `create index "audit_events_record_id_at_index" on "audit_events" ("record_id", "at")`,
    );
  }
}
