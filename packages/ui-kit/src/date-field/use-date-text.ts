import { useState } from 'react';
import { localDay, partsOf } from '../calendar/plain-date.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { formatDate, readDate } from './date-text.ts';
import { type DayRules, problemWith } from './day-rules.ts';

export interface DateTextOptions extends DayRules {
  /** `YYYY-MM-DD` or null, where the caller controls it; else it starts with `defaultValue`. */
  value?: string | null | undefined;
  defaultValue?: string | null | undefined;
  /**
   * Gets the day, null where the field is empty, and the text itself while it is no day that can be
   * chosen: a text that is being corrected must not look like an empty field, or it would be saved as one.
   */
  onChange?: ((value: string | null) => void) | undefined;
  /** `YYYY-MM-DD`; by default the day in the local time zone. */
  today?: string | undefined;
}

/** The text in the field, its day, and its problem. */
export function useDateText(options: DateTextOptions) {
  const { locale, messages } = useUiKitTexts();
  const [kept, setKept] = useState(options.defaultValue ?? null);
  // The typed text and the value that it had then: a different value from the caller replaces it.
  const [draft, setDraft] = useState<{ text: string; value: string | null } | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const value = options.value === undefined ? kept : options.value;
  const text = draft && draft.value === value ? draft.text : value ? formatDate(value, locale) : '';
  const problem = problemOf(text);

  function problemOf(typed: string, century?: number) {
    if (typed.trim() === '') return null;
    return problemWith(readDate(typed, locale, century), options, messages.dateField, locale);
  }

  function dayOf(typed: string, century?: number) {
    const read = readDate(typed, locale, century);
    return 'date' in read && problemOf(typed, century) === null ? read.date : null;
  }

  function set(next: string | null) {
    if (next === value) return;
    setKept(next);
    options.onChange?.(next);
  }

  return {
    /** The day of the text; null where it means none. */
    day: dayOf(text),
    text,
    problem,
    /** Shown only after the field was left, not while the visitor types. */
    shownProblem: isLeft ? problem : null,
    set,
    type(typed: string) {
      const next = dayOf(typed) ?? (typed.trim() || null);
      setDraft({ text: typed, value: next });
      setIsLeft(false);
      set(next);
    },
    leave() {
      const now = partsOf(options.today ?? localDay(new Date())).year;
      const next = dayOf(text, now + 10);
      if (next) setDraft(null);
      setIsLeft(true);
      if (next) set(next);
    },
    choose(date: string) {
      setDraft(null);
      setIsLeft(true);
      set(date);
    },
    reset() {
      setDraft(null);
      setIsLeft(false);
      setKept(options.defaultValue ?? null);
    },
  };
}
