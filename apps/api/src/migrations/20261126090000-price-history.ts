import { Migration } from '@mikro-orm/migrations';

/** What a published price was before, in the line itself. */
export class Migration20261126090000 extends Migration {
  override up(): void {
    this.addSql(`alter table "prices" add column "history" jsonb not null default '[]'`);
  }
}
