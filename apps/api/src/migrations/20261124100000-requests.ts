import { Migration } from '@praxiskit/server-kit';

export class Migration20261124100000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "requests" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(255) not null, "contact" varchar(255) not null, "reachable" jsonb not null default '[]', "locale" varchar(255) not null default 'de', "status" text not null default 'open', "answered_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "delete_after" timestamptz(3) not null, "form_key" varchar(255) not null, "treatment_id" uuid null, "answered_by_id" uuid null, "closed_by_id" uuid null, primary key ("id"))`,
    );
    for (const column of [
      'status',
      'delete_after',
      'treatment_id',
      'answered_by_id',
      'closed_by_id',
    ]) {
      this.addSql(`create index "requests_${column}_index" on "requests" ("${column}")`);
    }
    this.addSql(
      `alter table "requests" add constraint "requests_form_key_unique" unique ("form_key")`,
    );
    this.addSql(
      `alter table "requests" add constraint "requests_status_check" check ("status" in ('open', 'answered', 'closed'))`,
    );
    const relations = { treatment: 'treatments', answered_by: 'users', closed_by: 'users' };
    for (const [name, table] of Object.entries(relations)) {
      this.addSql(
        `alter table "requests" add constraint "requests_${name}_id_foreign" foreign key ("${name}_id") references "${table}" ("id") on delete set null`,
      );
    }
  }
}
