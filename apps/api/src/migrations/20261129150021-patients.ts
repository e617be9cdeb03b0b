import { raw } from '@mikro-orm/core';
import { foundColumns } from '@praxiskit/patients/mikro-orm';
import { Migration } from '@praxiskit/server-kit';

interface Row {
  readonly id: string;
  readonly title: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly birth_date: string | null;
  readonly account_email: string | null;
}

/**
 * What staff finds patients by. Present staff become doctors, and lose nothing that they read today; the practice
 * takes the role away from those who are none.
 */
export class Migration20261129150021 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table "profiles" add "email" varchar(255) null, add "file_number" varchar(255) null, add "known_at" timestamptz(3) null, add "distinct_from" jsonb not null default '[]', add "search" tsvector not null default ''`,
    );
    this.addSql(
      `alter table "profiles" add constraint "profiles_file_number_unique" unique ("file_number")`,
    );
    this.addSql(`create index "profiles_search_index" on "profiles" using gin ("search")`);
    this.addSql(
      `update "users" set "roles" = array_append("roles", 'doctor') where 'staff' = any("roles")`,
    );
    // Whom the practice has written to, or has entered itself.
    this.addSql(
      `update "profiles" set "known_at" = "created_at" where "user_id" is null or exists (select 1 from "letters" where "patient_id" = "profiles"."id")`,
    );
    const rows = (await this.execute(
      `select p.id, p.title, p.first_name, p.last_name, p.phone, p.birth_date::text as birth_date, u.email as account_email from "profiles" p left join "users" u on u.id = p.user_id where p.locked_at is null`,
    )) as unknown as readonly Row[];
    for (const { id, account_email, ...row } of rows) {
      const { sortKey, search } = foundColumns({ ...row, emails: [account_email] });
      const update = `update "profiles" set "sort_key" = ?, "search" = ?::tsvector where "id" = ?`;
      this.addSql(raw(update, [sortKey, search, id]));
    }
  }
}
