import { Migration } from '@praxiskit/server-kit';

/** Facts of a sent letter become known once; restoring, reopening and a failed sending have events of their own. */
export class Migration20261129234500 extends Migration {
  override up(): void {
    this.addSql(
      `create or replace function "letters_letters_stay_as_sent_fn"() returns trigger as $$ begin if old.status not in ('sent', 'withdrawn') then if tg_op = 'DELETE' then return old; end if; return new; end if; if tg_op = 'DELETE' then if current_setting('letters.retention', true) = 'over' then return old; end if; raise exception 'a sent letter is kept'; end if; if (new.patient_id, new.circle, new.locale, new.subject, new.desk_subject, new.body, new.frozen, new.layout, new.sent_at, new.sent_by_name, new.author_name, new.reference, new.delivery, new.listed_at, new.due_at, new.attempt, new.created_at) is not distinct from (old.patient_id, old.circle, old.locale, old.subject, old.desk_subject, old.body, old.frozen, old.layout, old.sent_at, old.sent_by_name, old.author_name, old.reference, old.delivery, old.listed_at, old.due_at, old.attempt, old.created_at) and new.status in ('sent', 'withdrawn') and (old.status = 'sent' or new.status = old.status) and new.gone_at is null and (old.read_at is null or new.read_at = old.read_at) and (old.printed_at is null or new.printed_at = old.printed_at) and (old.mail_status is null or new.mail_status = old.mail_status or new.mail_status = 'sent') and ((new.withdrawn_at, new.withdrawn_reason) is not distinct from (old.withdrawn_at, old.withdrawn_reason) or new.status <> old.status) and ((new.author_id, new.corrects_id) is not distinct from (old.author_id, old.corrects_id) or (current_setting('letters.retention', true) = 'over' and (new.author_id is null or new.author_id = old.author_id) and (new.corrects_id is null or new.corrects_id = old.corrects_id))) then return new; end if; raise exception 'a sent letter never changes'; end; $$ language plpgsql`,
    );
    this.addSql(`alter table "letter_events" drop constraint "letter_events_kind_check"`);
    this.addSql(
      `alter table "letter_events" add constraint "letter_events_kind_check" check ("kind" in ('begun', 'ready', 'reopened', 'sending', 'taken_back', 'sending_failed', 'sent', 'gone', 'restored', 'mailed', 'mail_failed', 'read', 'printed', 'withdrawn', 'corrected', 'circle'))`,
    );
  }
}
