import { Migration } from '@mikro-orm/migrations';

/** The gate's tries, counted for all nodes. */
export class Migration20261121210000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "construction_attempts" ("key" varchar(255) not null, "count" int not null, "until" timestamptz(3) not null, primary key ("key"))`,
    );
    this.addSql(
      `create index "construction_attempts_until_index" on "construction_attempts" ("until")`,
    );
  }
}
