// #region gate
import { Migration } from '@praxiskit/server-kit';

export class Migration20261128091000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "construction_attempts" ("key" varchar(255) not null, "count" int not null, "until" timestamptz(3) not null, primary key ("key"))`,
    );
    this.addSql(
      `create index "construction_attempts_until_index" on "construction_attempts" ("until")`,
    );
  }
}
// #endregion
