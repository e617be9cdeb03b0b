import { Migration } from '@mikro-orm/migrations';

/** The former amounts of a published price, in its row. */
export class Migration20261126090000 extends Migration {
  override up(): void {
    this.addSql(`alter table "prices" add column "history" jsonb not null default '[]'`);
  }
}
