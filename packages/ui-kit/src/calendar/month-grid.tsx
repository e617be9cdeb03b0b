import type { KeyboardEvent, Ref } from 'react';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { monthWeeks, partsOf } from './plain-date.ts';
import { dayName, weekDays } from './week.ts';

interface MonthGridProps {
  ref: Ref<HTMLTableElement>;
  label: string;
  /** The day that Tab moves the focus to; its month is shown. */
  cursor: string;
  value: string | null;
  today: string;
  isDisabled: (date: string) => boolean;
  onChoose: (date: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

// In a table with the role `grid` the cells are gridcells, which may have `aria-selected`.
const asGrid = { role: 'grid' } as const;
const selected = (isSelected: boolean) => ({ 'aria-selected': isSelected });

const dayButton =
  'grid h-11 w-full cursor-pointer place-items-center rounded-control border focus-visible:-outline-offset-4 aria-disabled:cursor-not-allowed aria-disabled:font-[400] aria-disabled:text-quiet aria-disabled:line-through';

function dayLook(isChosen: boolean, isToday: boolean) {
  if (isChosen)
    return 'border-transparent bg-primary text-on-primary font-[550] forced-colors:border-4';
  return isToday ? 'border-line font-[550] hover:bg-ink/6' : 'border-transparent hover:bg-ink/6';
}

export function MonthGrid(props: MonthGridProps) {
  const { ref, label, cursor, value, today, isDisabled, onChoose, onKeyDown } = props;
  const { locale, messages } = useUiKitTexts();
  const spoken = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  const name = (date: string) => {
    const { year, month, day } = partsOf(date);
    const text = spoken.format(new Date(Date.UTC(year, month - 1, day)));
    return date === today ? `${text}, ${messages.dateField.today}` : text;
  };

  return (
    <table
      ref={ref}
      {...asGrid}
      aria-label={label}
      className="w-full table-fixed border-collapse text-center text-control"
      onKeyDown={onKeyDown}
    >
      <thead>
        <tr>
          {weekDays(locale).map((day) => (
            <th
              key={day}
              scope="col"
              abbr={dayName(day, locale)}
              className="h-8 text-caption font-[400] text-quiet"
            >
              {dayName(day, locale, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(cursor, locale).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => {
              // Only days of this month, so that a screen reader reads each day once.
              if (date.slice(0, 7) !== cursor.slice(0, 7)) return <td key={date} />;
              const isOut = isDisabled(date);
              return (
                <td key={date} {...selected(date === value)} className="p-0">
                  <button
                    type="button"
                    data-date={date}
                    tabIndex={date === cursor ? 0 : -1}
                    aria-label={name(date)}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={isOut || undefined}
                    className={classNames(dayButton, dayLook(date === value, date === today))}
                    onClick={() => {
                      if (!isOut) onChoose(date);
                    }}
                  >
                    {partsOf(date).day}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
