import { Migration } from '@praxiskit/server-kit';

/** The practice's own words around its doctors have the key of the package that shows them. */
export class Migration20261129120000 extends Migration {
  override up(): void {
    for (const name of ['title', 'refusals']) {
      this.addSql(`
        update pages
        set words = (words - 'treatments.doctor.${name}')
          || jsonb_build_object('practice.doctor.${name}', words -> 'treatments.doctor.${name}')
        where jsonb_exists(words, 'treatments.doctor.${name}')`);
    }
  }
}
