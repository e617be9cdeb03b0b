import { dayName, weekDays, weekdayOf } from '../calendar/week.ts';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { ExceptionList } from './exception-list.tsx';
import { formatTime, type HoursException, hoursOn, minutesOf, type OpenSpan } from './open-span.ts';

export interface OpeningHoursProps {
  /** A day with a break at noon has two spans; a day with none is closed. */
  hours: readonly OpenSpan[];
  /** 'table' by default. */
  variant?: 'table' | 'bars';
  /**
   * The practice's ISO day, which is marked, with its other hours where it has some. Given by the caller: a
   * page kept in memory does not know it.
   */
  today?: string;
  /** The next days with other hours, in their order; the caller leaves out those that are over. */
  exceptions?: readonly HoursException[];
}

/** Every second hour: more labels than that would overlap. */
const range = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / 2) + 1 }, (_, at) => from + at * 2);

/**
 * When the practice is open, as a table, or with a bar for each span. The times are always there as text.
 * Nothing where no hours are known: not every day is closed.
 *
 * @throws RangeError for a time that is not `HH:MM`
 */
export function OpeningHours(props: OpeningHoursProps) {
  const { hours, variant = 'table', today, exceptions = [] } = props;
  const { locale, messages } = useUiKitTexts();
  if (hours.length === 0) return null;
  const first = Math.floor(Math.min(...hours.map(({ opens }) => minutesOf(opens)), 540) / 60);
  const last = Math.ceil(Math.max(...hours.map(({ closes }) => minutesOf(closes)), 1080) / 60);
  const place = (time: string) => ((minutesOf(time) - first * 60) / ((last - first) * 60)) * 100;
  const isOf12 = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12;
  const figure = (hour: number) => (isOf12 ? hour % 12 || 12 : hour);
  const marked = today === undefined ? null : weekdayOf(today);
  const spans = (day: number) =>
    today !== undefined && day === marked
      ? hoursOn(today, hours, exceptions)
      : hours.filter((span) => span.day === day);
  const times = (day: number) =>
    spans(day).map(
      ({ opens, closes }) => `${formatTime(opens, locale)}–${formatTime(closes, locale)}`,
    );

  const table = (
    <table className="w-full border-collapse text-control">
      <caption className="sr-only">{messages.openingHours}</caption>
      {variant === 'bars' ? (
        <thead aria-hidden="true" className="max-sm:hidden">
          <tr>
            <td />
            <th scope="col" className="pb-1 font-[400]">
              <span className="flex justify-between text-caption text-quiet">
                {range(first, last).map((hour) => (
                  <span key={hour} className="w-0 text-center [&>*]:[translate:-50%]">
                    <span className="inline-block">{figure(hour)}</span>
                  </span>
                ))}
              </span>
            </th>
            <td />
          </tr>
        </thead>
      ) : null}
      <tbody>
        {weekDays(locale).map((day) => (
          <tr
            key={day}
            aria-current={day === marked ? 'date' : undefined}
            className={classNames('border-t border-hairline', day === marked && 'font-[550]')}
          >
            <th
              scope="row"
              className={classNames(
                'py-2 pr-6 text-left',
                day === marked ? 'font-[550]' : 'font-[400]',
              )}
            >
              {dayName(day, locale)}
            </th>
            {variant === 'bars' ? (
              <td aria-hidden="true" className="w-full max-sm:hidden">
                <span className="relative block h-3">
                  {spans(day).map(({ opens, closes }) => (
                    <span
                      key={opens}
                      className="absolute inset-y-0 bg-primary"
                      style={{ left: `${place(opens)}%`, right: `${100 - place(closes)}%` }}
                    />
                  ))}
                </span>
              </td>
            ) : null}
            <td className="py-2 pl-6 text-right whitespace-nowrap max-[16rem]:whitespace-normal">
              {times(day).length > 0 ? (
                times(day).map((text) => (
                  <span key={text} className="block">
                    {text}
                  </span>
                ))
              ) : (
                <span className="text-quiet">{messages.closed}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (exceptions.length === 0) return table;
  return (
    <>
      {table}
      <ExceptionList exceptions={exceptions} />
    </>
  );
}
