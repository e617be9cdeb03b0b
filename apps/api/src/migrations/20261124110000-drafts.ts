import { Migration } from '@praxiskit/server-kit';

const tables = ['concerns', 'pages', 'practice', 'prices', 'treatments'];
const uniques = { concerns: 'slug', pages: 'slug', practice: 'is_only', treatments: 'slug' };

/** Drafts are rows beside the published ones; all existing rows count as published. */
export class Migration20261124110000 extends Migration {
  override up(): void {
    for (const table of tables) {
      this.addSql(
        `alter table "${table}" add "published_at" timestamptz(3) null, add "published_by_name" varchar(255) null, add "allowances" jsonb not null default '[]', add "findings" jsonb not null default '[]', add "draft_base" jsonb null, add "draft_of_id" uuid null`,
      );
      this.addSql(`update "${table}" set "published_at" = "updated_at"`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_draft_of_id_unique" unique ("draft_of_id")`,
      );
      this.addSql(
        `alter table "${table}" add constraint "${table}_draft_of_id_foreign" foreign key ("draft_of_id") references "${table}" ("id") on delete cascade`,
      );
    }
    for (const [table, column] of Object.entries(uniques)) {
      const name = `"${table}_${column}_unique"`;
      this.addSql(`alter table "${table}" drop constraint ${name}`);
      this.addSql(
        `create unique index ${name} on "${table}" ("${column}") where "draft_of_id" is null and "published_at" is not null`,
      );
    }
    this.addSql(`alter table "audit_events" add "reason" text null`);
  }
}
