import { Migration } from '@mikro-orm/migrations';

/** Texts of pages that the practice has written in place of the site's own. */
export class Migration20261124140000 extends Migration {
  override up(): void {
    this.addSql(`alter table "pages" add column "words" jsonb not null default '{}'`);
  }
}
