import { Migration } from '@praxiskit/server-kit';

/** Further addresses of a treatment's page: the former ones above all. */
export class Migration20261124090000 extends Migration {
  override up(): void {
    this.addSql(`alter table "treatments" add "former_slugs" jsonb not null default '[]'`);
  }
}
