import { telephoneAddress } from '@praxiskit/pages';
import { useHydrated, useSite, useText } from '@praxiskit/pages/react';

/** At the foot of the pages of accounts: whom to call, and until when today. */
export function Help({ depth }: { depth: number }) {
  const t = useText();
  const { practice, locale } = useSite();
  const isHydrated = useHydrated();
  // Today is the visitor's own, which no server knows.
  const day = isHydrated ? new Date().getDay() : null;
  const today = practice.hours.findLast((hours) => hours.day % 7 === day);
  return (
    <p>
      {t(depth === 0 ? 'help.door' : 'help.step')}{' '}
      <a href={telephoneAddress(practice.phone)}>
        <strong>{practice.phone}</strong>
      </a>
      {today ? t('help.today', { time: hourOf(today.closes, locale) }) : null}
    </p>
  );
}

/** '18:00' as '18', or '6 pm'. */
function hourOf(time: string, locale: 'de' | 'en'): string {
  const [hours = '', minutes = '00'] = time.split(':');
  if (locale === 'de') return minutes === '00' ? String(Number(hours)) : `${hours}:${minutes}`;
  const rest = minutes === '00' ? '' : `:${minutes}`;
  return `${Number(hours) % 12 || 12}${rest} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}
