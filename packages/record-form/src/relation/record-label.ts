import type { ModelRecord } from '@praxiskit/record-model/client';

const words = ['name', 'label', 'title', 'subject'];

/**
 * The label of a record in a choice: the first text among `name`, `label`, `title` and `subject`
 * (`name_de` in the client's language if there is one for each), then first and last name, then the
 * e-mail address, then the key.
 */
export function recordLabel(record: ModelRecord): string {
  const { definition, locale } = record.view;
  const text = (name: string): string =>
    Object.hasOwn(definition.columns, name) ? String(record.get(name) ?? '').trim() : '';
  const candidates = words.flatMap((word) => [`${word}_${locale}`, word]);
  const found = candidates.map(text).find(Boolean);
  const person = [text('first_name'), text('last_name')].filter(Boolean).join(' ');
  return found || person || text('email') || text(definition.primaryKey) || record.key;
}
