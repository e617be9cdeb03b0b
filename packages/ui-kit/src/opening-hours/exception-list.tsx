import { useUiKitTexts } from '../text/provider.tsx';
import { formatTime, type HoursException } from './open-span.ts';

/** Days on which other hours count: the date, closed or when, and why. */
export function ExceptionList({ exceptions }: { exceptions: readonly HoursException[] }) {
  const { locale, messages } = useUiKitTexts();
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <section aria-label={messages.exceptions} className="pt-4 text-control">
      <p className="pb-1 font-[550]">{messages.exceptions}</p>
      <ul>
        {exceptions.map(({ date, hours, note }) => (
          <li
            key={date}
            className="flex flex-wrap justify-between gap-x-6 border-t border-hairline py-2"
          >
            <span>
              <time dateTime={date}>{day.format(new Date(date))}</time>
              {note ? <span className="text-quiet">, {note}</span> : null}
            </span>
            <span className="whitespace-nowrap">
              {hours.length === 0
                ? messages.closed
                : hours
                    .map(({ opens, closes }) =>
                      [opens, closes].map((at) => formatTime(at, locale)).join('–'),
                    )
                    .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
