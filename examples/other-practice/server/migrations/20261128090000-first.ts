import { Migration } from '@praxiskit/server-kit';

export class Migration20261128090000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "consent_records" ("id" uuid not null, "consent_id" varchar(255) not null, "revision" text not null, "texts" varchar(64) not null, "action" text not null, "map" jsonb not null, "time" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "consent_records_consent_id_index" on "consent_records" ("consent_id")`,
    );
    this.addSql(
      `create table "content_revision" ("id" int not null, "revision" bigint not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "consent_records" add constraint "consent_records_action_check" check ("action" in ('accept-all', 'decline-all', 'save'))`,
    );
  }
}
