import { Migration } from '@mikro-orm/migrations';

/** The tables of the first version. A migration is never changed once it has run anywhere. */
export class Migration20261121000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "audit_events" ("id" uuid not null, "at" timestamptz(3) not null, "actor_id" uuid null, "action" varchar(255) not null, "view" varchar(255) not null, "record_id" varchar(255) null, "columns" text[] not null default '{}', primary key ("id"))`,
    );

    this.addSql(
      `create table "concerns" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "slug" varchar(255) not null, "position" int not null, "name_de" varchar(255) not null, "name_en" varchar(255) not null, "sort_key" varchar(255) not null default '', primary key ("id"))`,
    );
    this.addSql(`alter table "concerns" add constraint "concerns_slug_unique" unique ("slug")`);
    this.addSql(`create index "concerns_sort_key_index" on "concerns" ("sort_key")`);

    this.addSql(
      `create table "consent_records" ("id" uuid not null, "consent_id" varchar(255) not null, "revision" text not null, "texts" varchar(64) not null, "action" text not null, "map" jsonb not null, "time" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "consent_records_consent_id_index" on "consent_records" ("consent_id")`,
    );
    this.addSql(
      `alter table "consent_records" add constraint "consent_records_action_check" check ("action" in ('accept-all', 'decline-all', 'save'))`,
    );

    this.addSql(
      `create table "content_revision" ("id" int not null, "revision" bigint not null, primary key ("id"))`,
    );

    this.addSql(
      `create table "idempotency_keys" ("key" varchar(255) not null, "fingerprint" varchar(255) not null, "status" int not null, "headers" jsonb not null, "body" jsonb null, "created_at" timestamptz(3) not null, primary key ("key"))`,
    );
    this.addSql(
      `create index "idempotency_keys_created_at_index" on "idempotency_keys" ("created_at")`,
    );

    this.addSql(
      `create table "practice" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "facts" jsonb not null, primary key ("id"))`,
    );

    this.addSql(
      `create table "throttles" ("key" varchar(255) not null, "failures" int not null, "last_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("key"))`,
    );
    this.addSql(`create index "throttles_expires_at_index" on "throttles" ("expires_at")`);

    this.addSql(
      `create table "treatments" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "slug" varchar(255) not null, "position" int not null, "active" boolean not null default true, "name_de" varchar(255) not null, "name_en" varchar(255) not null, "summary_de" text not null, "summary_en" text not null, "body_de" text not null, "body_en" text not null, "facts" jsonb not null, "sort_key" varchar(255) not null default '', primary key ("id"))`,
    );
    this.addSql(`alter table "treatments" add constraint "treatments_slug_unique" unique ("slug")`);
    this.addSql(`create index "treatments_sort_key_index" on "treatments" ("sort_key")`);

    this.addSql(
      `create table "prices" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "treatment_id" uuid null, "position" int not null, "label_de" varchar(255) not null, "label_en" varchar(255) not null, "amount" numeric(10,2) null, "is_from" boolean not null default true, "note_de" varchar(255) null, "note_en" varchar(255) null, "valid_from" date not null, primary key ("id"))`,
    );
    this.addSql(`create index "prices_treatment_id_index" on "prices" ("treatment_id")`);

    this.addSql(
      `create table "treatment_concerns" ("treatment_id" uuid not null, "concern_id" uuid not null, primary key ("treatment_id", "concern_id"))`,
    );

    this.addSql(
      `create table "users" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "email" varchar(255) not null, "name" varchar(255) not null, "roles" text[] not null default '{}', "password_change" boolean not null default false, "password_hash" text null, "email_verified_at" timestamptz(3) null, "disabled_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email")`);

    this.addSql(
      `create table "profiles" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "user_id" uuid null, "salutation" varchar(255) null, "title" varchar(255) null, "first_name" varchar(255) null, "last_name" varchar(255) null, "birth_date" date null, "phone" varchar(255) null, "street" varchar(255) null, "postal_code" varchar(255) null, "city" varchar(255) null, "country" varchar(255) null default 'DE', "locale" varchar(255) not null default 'de', "sort_key" varchar(255) not null default '', primary key ("id"))`,
    );
    this.addSql(
      `alter table "profiles" add constraint "profiles_user_id_unique" unique ("user_id")`,
    );
    this.addSql(`create index "profiles_sort_key_index" on "profiles" ("sort_key")`);

    this.addSql(
      `create table "letters" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "patient_id" uuid not null, "author_id" uuid not null, "subject" varchar(255) not null, "body" text not null, "status" text not null default 'draft', "sent_at" timestamptz(3) null, "read_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(`create index "letters_patient_id_index" on "letters" ("patient_id")`);
    this.addSql(`create index "letters_author_id_index" on "letters" ("author_id")`);
    this.addSql(`create index "letters_status_index" on "letters" ("status")`);
    this.addSql(
      `alter table "letters" add constraint "letters_status_check" check ("status" in ('draft', 'sent'))`,
    );

    this.addSql(
      `create table "sessions" ("id_hash" varchar(255) not null, "user_id" uuid not null, "created_at" timestamptz(3) not null, "active_at" timestamptz(3) not null, "address" varchar(255) not null, "user_agent" text not null, primary key ("id_hash"))`,
    );
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id")`);
    this.addSql(`create index "sessions_active_at_index" on "sessions" ("active_at")`);

    this.addSql(
      `alter table "prices" add constraint "prices_treatment_id_foreign" foreign key ("treatment_id") references "treatments" ("id") on delete cascade`,
    );

    this.addSql(
      `alter table "treatment_concerns" add constraint "treatment_concerns_treatment_id_foreign" foreign key ("treatment_id") references "treatments" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "treatment_concerns" add constraint "treatment_concerns_concern_id_foreign" foreign key ("concern_id") references "concerns" ("id") on update cascade on delete cascade`,
    );

    this.addSql(
      `alter table "profiles" add constraint "profiles_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null`,
    );

    this.addSql(
      `alter table "letters" add constraint "letters_patient_id_foreign" foreign key ("patient_id") references "profiles" ("id") on delete no action`,
    );
    this.addSql(
      `alter table "letters" add constraint "letters_author_id_foreign" foreign key ("author_id") references "users" ("id") on delete no action`,
    );

    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );

    this.addSql(`insert into "content_revision" ("id", "revision") values (1, 1)`);
  }
}
