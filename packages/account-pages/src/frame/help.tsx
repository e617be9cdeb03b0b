import { telephoneAddress } from '@praxiskit/pages';
import { useHydrated, useSite } from '@praxiskit/pages/react';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { type Depth, useParts } from './parts.tsx';

/** At the foot of a page: whom to call, and until when today. */
export function Help({ depth }: { depth: Depth }) {
  const { common } = useMessages();
  const { telephone, hours } = useParts();
  const { locale } = useSite();
  const isHydrated = useHydrated();
  if (telephone === null) return null;
  // Today is the visitor's own, which no server knows.
  const day = isHydrated ? new Date().getDay() : null;
  const today = hours.findLast((span) => span.day % 7 === day);
  return (
    <p>
      {depth === 0 ? common.helpAtDoor : common.helpInStep}{' '}
      <a href={telephoneAddress(telephone)}>
        <strong>{telephone}</strong>
      </a>
      {today ? (
        <Filled text={common.helpToday} values={{ time: hourOf(today.closes, locale) }} />
      ) : null}
    </p>
  );
}

/** '18:00' as '18', or '6 PM'. */
function hourOf(time: string, locale: 'de' | 'en'): string {
  const [hours = '', minutes = '00'] = time.split(':');
  if (locale === 'de') return minutes === '00' ? String(Number(hours)) : `${hours}:${minutes}`;
  const rest = minutes === '00' ? '' : `:${minutes}`;
  return `${Number(hours) % 12 || 12}${rest}\u00a0${Number(hours) < 12 ? 'AM' : 'PM'}`;
}
