import { createFormats, dayIn } from '@praxiskit/core';
import { telephoneAddress } from '@praxiskit/pages';
import { useHydrated, useSite } from '@praxiskit/pages/react';
import { hoursOn } from '@praxiskit/ui-kit';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { timeZone } from './clock-time.tsx';
import { type AccountPagesParts, type Depth, useParts } from './parts.tsx';

/** The foot of a page: the telephone number, and until when it is answered today. */
export function Help({ depth }: { depth: Depth }) {
  const { common } = useMessages();
  const { telephone, hours, exceptions } = useParts();
  const { locale } = useSite();
  const isHydrated = useHydrated();
  if (telephone === null) return null;
  // A cached page does not know the time of day.
  const until = isHydrated ? openUntil(Date.now(), hours, exceptions) : null;
  return (
    <p>
      {depth === 0 ? common.helpAtDoor : common.helpInStep}{' '}
      <a href={telephoneAddress(telephone)}>
        <strong>{telephone}</strong>
      </a>
      {until ? (
        <Filled text={common.helpToday} values={{ time: createFormats(locale).clock(until) }} />
      ) : null}
    </p>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });

/** When the practice closes today; null if it is closed by now, or all day. */
function openUntil(
  now: number,
  hours: AccountPagesParts['hours'],
  exceptions: AccountPagesParts['exceptions'],
): string | null {
  const today = hoursOn(dayIn(now, timeZone), hours, exceptions);
  const closes = today.map((span) => span.closes).sort();
  return closes.findLast((at) => at > clock.format(now)) ?? null;
}
