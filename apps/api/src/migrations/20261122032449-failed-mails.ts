import { Migration } from '@praxiskit/server-kit';

/** Mails that failed for good, and their state at the letter, for staff. */
export class Migration20261122032449 extends Migration {
  override up(): void {
    this.addSql(
      `create table "failed_mails" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "job" varchar(255) not null, "payload" jsonb not null, "status" text not null default 'failed', "failed_at" timestamptz(3) not null, "tries" int not null, "reason" text not null, "code" varchar(255) null, "smtp_code" int null, "smtp_status" varchar(255) null, primary key ("id"))`,
    );
    this.addSql(`create index "failed_mails_failed_at_index" on "failed_mails" ("failed_at")`);
    this.addSql(`alter table "letters" add "mail_status" text null`);
    this.addSql(
      `alter table "letters" add constraint "letters_mail_status_check" check ("mail_status" in ('failed'))`,
    );
    this.addSql(
      `alter table "failed_mails" add constraint "failed_mails_status_check" check ("status" in ('failed', 'waiting'))`,
    );
    this.addSql(
      `alter table "failed_mails" add constraint "failed_mails_reason_check" check ("reason" in ('unknown', 'full', 'sign_in', 'refused', 'later', 'away', 'other'))`,
    );
  }
}
