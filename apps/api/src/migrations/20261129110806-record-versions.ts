import { Migration } from '@praxiskit/server-kit';

/** Earlier versions of public records; a node of the former build writes none of them. */
export class Migration20261129110806 extends Migration {
  override up(): void {
    this.addSql(
      `create table "record_versions" ("view" varchar(255) not null, "record_id" uuid not null, "version" int not null, "content" jsonb not null, "published_at" timestamptz(3) not null, "published_by_name" varchar(255) null, primary key ("view", "record_id", "version"))`,
    );
  }
}
