import { createFormats, fill, type Locale } from '@praxiskit/core';
import type { StaffMessages } from '../messages/messages.ts';

const language = /_(de|en)$/;
const isIndex = /^\d+$/;
const isDay = /^\d{4}-\d{2}-\d{2}$/;

/** A Monday: weekdays are counted from it. */
const monday = Date.UTC(2026, 10, 23);

/**
 * Says what the members of JSON columns are, and what they hold, as the editors' own fields do.
 *
 * @param more names of members that the site has itself
 */
export function createWords(
  texts: StaffMessages,
  locale: Locale,
  more: Readonly<Record<string, string>> = {},
) {
  const { treatments, practice, editor } = texts;
  const { facts } = treatments;
  const names: Readonly<Record<string, string>> = {
    ...facts,
    depth_min: facts.least,
    depth_max: facts.most,
    duration_minutes: facts.duration,
    title: treatments.stepTitle,
    text: treatments.text,
    frequency: treatments.frequency,
    from: treatments.from,
    to: treatments.to,
    question: treatments.question,
    answer: treatments.answer,
    grade: treatments.grade,
    sources: treatments.sources,
    reviewed_on: treatments.reviewed,
    day: practice.day,
    opens: practice.opens,
    closes: practice.closes,
    date: practice.date,
    note: practice.note,
    role: practice.role,
    hours: practice.hours,
    name: practice.doctorName,
    ...more,
  };
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    layer: treatments.layers,
    frequency: treatments.frequencies,
    grade: treatments.grades,
  };
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
