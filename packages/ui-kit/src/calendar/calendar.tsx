import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useUiKitTexts } from '../text/provider.tsx';
import { MonthGrid } from './month-grid.tsx';
import { moveBy } from './move.ts';
import { addMonths, isDay, isoDate, partsOf } from './plain-date.ts';

export interface CalendarProps {
  value: string | null;
  onChoose: (date: string) => void;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  isDisabledDay?: ((date: string) => boolean) | undefined;
}

// A month's grid needs days of the months beside it: beyond these two there is no ISO date of four digits.
const firstDay = '0100-01-01';
const lastDay = '9998-12-31';

const step =
  'inline-grid size-11 cursor-pointer place-items-center rounded-control hover:bg-ink/6 aria-disabled:cursor-not-allowed aria-disabled:opacity-40';

/** A month of days, after the date grid of WAI-ARIA: Tab reaches one day, arrow keys move between days. */
export function Calendar({ value, onChoose, today, min, max, isDisabledDay }: CalendarProps) {
  const { locale, messages } = useUiKitTexts();
  const texts = messages.dateField;
  const first = min ?? firstDay;
  const last = max ?? lastDay;
  const within = (date: string) => (date < first ? first : date > last ? last : date);
  const [cursor, setCursor] = useState(() => within(value && isDay(value) ? value : today));
  const grid = useRef<HTMLTableElement>(null);
  const shouldFocus = useRef(true);
  const { year, month } = partsOf(cursor);

  useLayoutEffect(() => {
    if (!shouldFocus.current) return;
    shouldFocus.current = false;
    const button = grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`);
    // The popup is positioned only after this effect: scrolling to it now would move the page.
    button?.focus({ preventScroll: true });
  }, [cursor]);

  function go(date: string, withFocus = false) {
    shouldFocus.current = withFocus;
    setCursor(within(date));
  }

  function handleKey(event: KeyboardEvent) {
    const to = moveBy(event.key, event.shiftKey, cursor, locale);
    if (!to) return;
    event.preventDefault();
    go(to, true);
  }

  const monthName = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(
      new Date(Date.UTC(year, month - 1, 1)),
    );
  const stepButton = (by: -1 | 1) => {
    const to = addMonths(isoDate(year, month, 1) ?? cursor, by);
    const isOver = within(to).slice(0, 7) === cursor.slice(0, 7);
    return (
      // Not `disabled`: a button that becomes disabled while it has the focus loses the focus.
      <button
        type="button"
        aria-disabled={isOver || undefined}
        className={step}
        onClick={() => go(addMonths(cursor, by))}
      >
        <Icon
          name={by < 0 ? 'chevronLeft' : 'chevronRight'}
          label={by < 0 ? texts.previousMonth : texts.nextMonth}
        />
      </button>
    );
  };

  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between">
        {stepButton(-1)}
        <div className="flex items-center gap-2 text-control font-[550]">
          <p aria-live="polite">
            {monthName({ month: 'long' })}
            <span className="sr-only"> {year}</span>
          </p>
          <select
            aria-label={texts.chooseYear}
            value={year}
            className="min-h-11 cursor-pointer rounded-control bg-raised px-1 text-ink underline decoration-1 underline-offset-4 [field-sizing:content]"
            onChange={(event) => go(addMonths(cursor, 12 * (Number(event.target.value) - year)))}
          >
            {yearsAround(year, today, min, max).map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </div>
        {stepButton(1)}
      </div>
      <MonthGrid
        ref={grid}
        label={monthName({ month: 'long', year: 'numeric' })}
        cursor={cursor}
        value={value}
        today={today}
        isDisabled={(date) => within(date) !== date || (isDisabledDay?.(date) ?? false)}
        onChoose={onChoose}
        onKeyDown={handleKey}
      />
    </div>
  );
}

/** From the earliest year that can be chosen to the latest; 110 years back and ten years on by default. */
function yearsAround(shown: number, today: string, min?: string, max?: string) {
  const now = partsOf(today).year;
  const first = Math.min(min ? partsOf(min).year : now - 110, shown);
  const last = Math.max(max ? partsOf(max).year : now + 10, shown);
  return Array.from({ length: last - first + 1 }, (_, at) => last - at);
}
