import { createFormats, fill, type Locale } from '@praxiskit/core';
import type { StaffMessages } from '../messages/messages.ts';
import type { MemberWords } from './member-words.ts';

const language = /_(de|en)$/;
const isIndex = /^\d+$/;
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** A Monday: weekdays are counted from it. */
const monday = Date.UTC(2026, 10, 23);

/**
 * Says what the members of JSON columns are, and what they hold, as the editors' own fields do.
 *
 * @param members of the JSON columns that are edited
 */
export function createWords(
  editor: StaffMessages['editor'],
  locale: Locale,
  { names, values = {} }: MemberWords,
) {
  const { date } = createFormats(locale);
  const weekday = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-US', {
    weekday: 'long',
    timeZone: 'UTC',
  });

  function nameOf(part: string): string {
    if (isIndex.test(part)) return fill(editor.entry, { n: Number(part) + 1 });
    const [, of] = language.exec(part) ?? [];
    const name = names[part.replace(language, '')] ?? part;
    return of ? `${name}, ${of === 'de' ? editor.german : editor.english}` : name;
  }

  return {
    /** @param way below the column: ['0', 'text_de'] → '1. Eintrag, Text, Deutsch'; '' of the column itself */
    name: (way: readonly string[]): string => way.map(nameOf).join(', '),
    /** @param way its last part says how the value is read */
    value(way: readonly string[], value: unknown): string {
      const part = way.at(-1) ?? '';
      if (value === null || value === undefined || value === '') return editor.nothing;
      if (typeof value === 'boolean') return value ? editor.yes : editor.no;
      if (part === 'day') return weekday.format(monday + (Number(value) - 1) * 86_400_000);
      if (isDay.test(String(value))) return date(String(value), 'long');
      return values[part]?.[String(value)] ?? String(value);
    },
  };
}
