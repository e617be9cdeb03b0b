import { Migration } from '@praxiskit/server-kit';

const facts = [
  'name',
  'street',
  'postal_code',
  'city',
  'country',
  'phone',
  'email',
  'legal_form',
  'vat_id',
  'title_de',
  'title_en',
  'chamber',
  'chamber_state',
  'supervisory_authority',
];
const mayBeEmpty = new Set(
  ['country', 'legal_form', 'vat_id', 'title_de', 'title_en'].concat(facts.slice(-3)),
);

/** Appointments, texts of pages, and the practice's facts in columns of their own. */
export class Migration20261123010000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "appointments" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "patient_id" uuid not null, "treatment_id" uuid null, "starts_at" timestamptz(3) null, "ends_at" timestamptz(3) null, "status" text not null default 'requested', "note" text null, primary key ("id"))`,
    );
    for (const column of ['patient_id', 'treatment_id', 'starts_at']) {
      this.addSql(`create index "appointments_${column}_index" on "appointments" ("${column}")`);
    }
    this.addSql(
      `alter table "appointments" add constraint "appointments_status_check" check ("status" in ('requested', 'proposed', 'confirmed', 'cancelled'))`,
    );
    this.addSql(
      `alter table "appointments" add constraint "appointments_patient_id_foreign" foreign key ("patient_id") references "profiles" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "appointments" add constraint "appointments_treatment_id_foreign" foreign key ("treatment_id") references "treatments" ("id") on delete set null`,
    );

    this.addSql(
      `create table "pages" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "slug" varchar(255) not null, "title_de" varchar(255) not null, "title_en" varchar(255) not null, "description_de" varchar(255) not null default '', "description_en" varchar(255) not null default '', "body_de" text not null, "body_en" text not null, primary key ("id"))`,
    );
    this.addSql(`alter table "pages" add constraint "pages_slug_unique" unique ("slug")`);

    this.addSql(
      `alter table "practice" add "is_only" boolean not null default true, add "doctors" jsonb not null default '[]', add "hours" jsonb not null default '[]', add "latitude" double precision null, add "longitude" double precision null`,
    );
    this.addSql(
      `alter table "practice" add constraint "practice_is_only_unique" unique ("is_only")`,
    );
    for (const column of facts) {
      this.addSql(`alter table "practice" add "${column}" varchar(255) not null default ''`);
    }
    // A fact that was never entered is an empty text.
    const texts = facts.map((column) => `"${column}" = coalesce("facts"->>'${column}', '')`);
    this.addSql(
      `update "practice" set ${texts.join(', ')}, "doctors" = coalesce("facts"->'doctors', '[]'), "hours" = coalesce("facts"->'hours', '[]'), "latitude" = ("facts"->>'latitude')::float8, "longitude" = ("facts"->>'longitude')::float8`,
    );
    for (const column of facts.filter((name) => !mayBeEmpty.has(name))) {
      this.addSql(`alter table "practice" alter "${column}" drop default`);
    }
    this.addSql(
      `alter table "practice" alter "doctors" drop default, alter "hours" drop default, alter "facts" drop not null`,
    );
  }
}
