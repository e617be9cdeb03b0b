import { Migration } from '@praxiskit/server-kit';

export class Migration20261130082802 extends Migration {
  override up(): void {
    this.addSql(
      `create index "letters_unread_index" on "letters" ("listed_at") where "status" = 'sent' and "delivery" = 'portal' and "read_at" is null`,
    );
    this.addSql(
      `create index "letters_to_print_index" on "letters" ("listed_at") where "delivery" = 'paper' and "printed_at" is null`,
    );
    this.addSql(
      `create index "letters_mail_failed_index" on "letters" ("listed_at") where "mail_status" = 'failed'`,
    );
  }
}
