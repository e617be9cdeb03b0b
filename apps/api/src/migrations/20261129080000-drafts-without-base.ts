import { Migration } from '@praxiskit/server-kit';

const tables = ['concerns', 'pages', 'practice', 'prices', 'treatments'];

/** Public content changes by drafts alone, so a draft needs no copy of the content before it. */
export class Migration20261129080000 extends Migration {
  override up(): void {
    for (const table of tables) this.addSql(`alter table "${table}" drop column "draft_base"`);
  }
}
