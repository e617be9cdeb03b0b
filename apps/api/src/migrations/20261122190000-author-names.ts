import { Migration } from '@praxiskit/server-kit';

/** A letter that was sent keeps the name of its author, whatever the account is called later. */
export class Migration20261122190000 extends Migration {
  override up(): void {
    this.addSql(
      `update "letters" set "author_name" = u.name from "users" u where u.id = "letters"."author_id" and "letters"."status" = 'sent' and "letters"."author_name" is null`,
    );
  }
}
