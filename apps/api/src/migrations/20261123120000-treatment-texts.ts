import { Migration } from '@praxiskit/server-kit';

const texts = ['purpose', 'alternatives', 'exclusions', 'included'];

/** Each treatment's own course, risks, care, questions and evidence; its facts as numbers. */
export class Migration20261123120000 extends Migration {
  override up(): void {
    for (const name of texts.flatMap((text) => [`${text}_de`, `${text}_en`])) {
      this.addSql(`alter table "treatments" add "${name}" text not null default ''`);
    }
    for (const name of ['course', 'risks', 'care', 'questions']) {
      this.addSql(`alter table "treatments" add "${name}" jsonb not null default '[]'`);
    }
    this.addSql(`alter table "treatments" add "evidence" jsonb null`);
    // Words cannot be read as numbers: public texts stay as they were, the rest has to be entered again.
    this.addSql(
      `update "treatments" set "facts" = '{"sessions_min": 1, "sessions_max": 1, "interval_days": null, "check_days": null, "downtime_days_min": 0, "downtime_days_max": 0, "onset_days_min": 0, "onset_days_max": 0}'::jsonb || jsonb_build_object('signs_de', coalesce("facts"->>'downtime_de', ''), 'signs_en', coalesce("facts"->>'downtime_en', '')) || ("facts" - '{sessions_de,sessions_en,downtime_de,downtime_en,onset_de,onset_en}'::text[])`,
    );
  }
}
