import type { ModelRecord } from '@praxiskit/record-model/client';

/** A value as text in the client's language, with its formats of dates and numbers. */
export function shownText(
  record: ModelRecord,
  name: string,
  value: unknown,
  options?: Readonly<Record<string, string>>,
): string {
  if (value === null || value === undefined) return '';
  const { definition, locale } = record.view;
  const tag = locale === 'de' ? 'de-DE' : 'en-GB';
  switch (definition.columns[name]?.type) {
    case 'DATEONLY':
      // Midnight in UTC, formatted in UTC: the day is the same in every time zone.
      return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${value}T00:00:00Z`),
      );
    case 'DATE':
    case 'DATETIME':
      return new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(
        new Date(String(value)),
      );
    case 'DECIMAL':
    case 'FLOAT':
    case 'NUMBER':
      return locale === 'de' ? String(value).replace('.', ',') : String(value);
    case 'JSON':
      return JSON.stringify(value);
    default:
      return options?.[String(value)] ?? String(value);
  }
}
