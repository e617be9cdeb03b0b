import { Migration } from '@praxiskit/server-kit';

/** Days on which the practice is closed, or open at other times. */
export class Migration20261124120000 extends Migration {
  override up(): void {
    this.addSql(`alter table "practice" add column "holidays" jsonb not null default '[]'`);
  }
}
