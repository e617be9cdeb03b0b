import { raw } from '@mikro-orm/core';
import type { Locale } from '@praxiskit/core';
import { composeLetter } from '@praxiskit/letters/server';
import { Migration } from '@praxiskit/server-kit';
import { letterSenderOf } from '../modules/letters/letter-sender.ts';

interface SentLetter {
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly day: string;
  readonly author: string | null;
  readonly salutation: string | null;
  readonly title: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly street: string | null;
  readonly postal_code: string | null;
  readonly city: string | null;
  readonly country: string | null;
}

type Facts = Parameters<typeof letterSenderOf>[0];

/**
 * Letters from draft to sent, with their prints and what happened to them. Letters that were sent before are frozen
 * as their page would show them today, without a layout: their text has its own closing. They are for doctors alone,
 * as all staff became doctors.
 */

export class Migration20261129181407 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table "text_blocks" ("id" uuid not null, "version" int not null default 1, "created_at" timestamptz(3) not null, "updated_at" timestamptz(3) not null, "name" varchar(255) not null, "body" text not null default '', "locale" varchar(255) not null default 'de', "position" int not null default 0, "archived_at" timestamptz(3) null, primary key ("id"))`,
    );
    this.addSql(
      `create table "letter_prints" ("id" uuid not null, "letter_id" uuid not null, "pdf" bytea not null, "sha256" varchar(255) not null, "pages" int not null, "engine" varchar(255) not null, "made_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `alter table "letter_prints" add constraint "letter_prints_letter_id_unique" unique ("letter_id")`,
    );
    this.addSql(
      `create table "letter_events" ("id" uuid not null, "letter_id" uuid not null, "at" timestamptz(3) not null, "kind" text not null, "actor_id" uuid null, "actor_name" varchar(255) null, "reason" text null, primary key ("id"))`,
    );
    this.addSql(`create index "letter_events_letter_id_index" on "letter_events" ("letter_id")`);
    this.addSql(`alter table "letters" drop constraint "letters_mail_status_check"`);
    this.addSql(`alter table "letters" drop constraint "letters_status_check"`);
    this.addSql(
      `alter table "letters" add "circle" text not null default 'doctors', add "locale" varchar(255) not null default 'de', add "delivery" text not null default 'portal', add "listed_at" timestamptz(3) null, add "due_at" timestamptz(3) null, add "attempt" int not null default 0, add "sent_by_name" varchar(255) null, add "reference" varchar(255) null, add "printed_at" timestamptz(3) null, add "withdrawn_at" timestamptz(3) null, add "withdrawn_reason" text null, add "frozen" jsonb null, add "layout" jsonb null, add "desk_subject" varchar(255) null, add "corrects_id" uuid null, add "gone_at" timestamptz(3) null`,
    );
    this.addSql(
      `alter table "letters" add constraint "letters_corrects_id_foreign" foreign key ("corrects_id") references "letters" ("id") on delete set null`,
    );
    this.addSql(`alter table "letters" alter column "subject" set default ''`);
    this.addSql(`alter table "letters" alter column "body" set default ''`);
    this.addSql(`create index "letters_listed_at_index" on "letters" ("listed_at")`);
    this.addSql(`create index "letters_corrects_id_index" on "letters" ("corrects_id")`);
    this.addSql(
      `alter table "letters" add constraint "letters_circle_check" check ("circle" in ('desk', 'doctors'))`,
    );
    this.addSql(
      `alter table "letters" add constraint "letters_delivery_check" check ("delivery" in ('portal', 'paper'))`,
    );
    this.addSql(
      `alter table "letters" add constraint "letters_mail_status_check" check ("mail_status" in ('sent', 'failed'))`,
    );
    this.addSql(
      `alter table "letters" add constraint "letters_status_check" check ("status" in ('draft', 'ready', 'sending', 'sent', 'withdrawn'))`,
    );
    this.addSql(`update "letters" set "listed_at" = coalesce("sent_at", "created_at")`);
    this.addSql(`alter table "letters" alter column "listed_at" set not null`);
    this.addSql(
      `update "letters" set "delivery" = 'paper' where "patient_id" in (select "id" from "profiles" where "user_id" is null)`,
    );
    await this.freezeSent();
    this.addSql(
      `create or replace function "letters_letters_stay_as_sent_fn"() returns trigger as $$ begin if old.status not in ('sent', 'withdrawn') then if tg_op = 'DELETE' then return old; end if; return new; end if; if tg_op = 'DELETE' then if current_setting('letters.retention', true) = 'over' then return old; end if; raise exception 'a sent letter is kept'; end if; if (new.patient_id, new.circle, new.locale, new.subject, new.desk_subject, new.body, new.frozen, new.layout, new.sent_at, new.sent_by_name, new.author_name, new.reference) is not distinct from (old.patient_id, old.circle, old.locale, old.subject, old.desk_subject, old.body, old.frozen, old.layout, old.sent_at, old.sent_by_name, old.author_name, old.reference) and new.status in ('sent', 'withdrawn') and (old.status = 'sent' or new.status = old.status) and new.gone_at is null and ((new.author_id, new.corrects_id) is not distinct from (old.author_id, old.corrects_id) or (current_setting('letters.retention', true) = 'over' and (new.author_id is null or new.author_id = old.author_id) and (new.corrects_id is null or new.corrects_id = old.corrects_id))) then return new; end if; raise exception 'a sent letter never changes'; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "letters_stay_as_sent" BEFORE UPDATE OR DELETE on "letters" for each ROW execute function "letters_letters_stay_as_sent_fn"()`,
    );
    this.addSql(
      `alter table "letter_prints" add constraint "letter_prints_letter_id_foreign" foreign key ("letter_id") references "letters" ("id") on delete cascade`,
    );
    this.addSql(
      `create or replace function "letter_prints_letter_prints_stay_fn"() returns trigger as $$ begin if tg_op = 'DELETE' and not exists (select 1 from letters l where l.id = old.letter_id and l.status in ('sent', 'withdrawn')) then return old; end if; raise exception 'a print of a letter never changes'; end; $$ language plpgsql`,
    );
    this.addSql(
      `create trigger "letter_prints_stay" BEFORE UPDATE OR DELETE on "letter_prints" for each ROW execute function "letter_prints_letter_prints_stay_fn"()`,
    );
    this.addSql(
      `alter table "letter_events" add constraint "letter_events_letter_id_foreign" foreign key ("letter_id") references "letters" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "letter_events" add constraint "letter_events_kind_check" check ("kind" in ('begun', 'ready', 'sending', 'taken_back', 'sent', 'gone', 'mailed', 'mail_failed', 'read', 'printed', 'withdrawn', 'corrected', 'circle'))`,
    );
    this.addSql(
      `create or replace function "letter_events_letter_events_only_grow_fn"() returns trigger as $$ begin if tg_op = 'DELETE' and not exists (select 1 from letters l where l.id = old.letter_id and true) then return old; end if; raise exception 'letter_events only grows'; end; $$ language plpgsql`,
    );
    for (const table of ['letters', 'letter_prints', 'letter_events']) {
      this.addSql(
        `create trigger "${table}_never_emptied" BEFORE TRUNCATE on "${table}" for each STATEMENT execute function "log_never_emptied"()`,
      );
    }
    this.addSql(
      `create trigger "letter_events_only_grow" BEFORE UPDATE OR DELETE on "letter_events" for each ROW execute function "letter_events_letter_events_only_grow_fn"()`,
    );
  }

  private async freezeSent(): Promise<void> {
    const [facts] = (await this.execute(
      `select "name", "street", "postal_code" as "postalCode", "city", "phone", "email", "chamber", "doctors" from "practice" where "draft_of_id" is null`,
    )) as unknown as readonly Facts[];
    const letters = (await this.execute(
      `select l.id, l.subject, l.body, coalesce(l.author_name, u.name) as author, to_char(coalesce(l.sent_at, l.created_at) at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day, p.salutation, p.title, p.first_name, p.last_name, p.street, p.postal_code, p.city, p.country from "letters" l join "profiles" p on p.id = l.patient_id left join "users" u on u.id = l.author_id where l.status = 'sent'`,
    )) as unknown as readonly SentLetter[];
    const locale: Locale = 'de';
    for (const { id, subject, body, day, author, ...recipient } of letters) {
      if (!facts) return;
      const frozen = composeLetter({
        locale,
        subject,
        body,
        reference: '',
        date: day,
        recipient,
        sender: letterSenderOf(facts, locale),
        author: author ?? '',
        closing: '',
      });
      const update = `update "letters" set "frozen" = ?::jsonb where "id" = ?`;
      this.addSql(raw(update, [JSON.stringify(frozen), id]));
    }
  }
}
