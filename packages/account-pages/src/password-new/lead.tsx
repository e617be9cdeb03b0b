import { createFormats } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { timeZone } from '../frame/clock-time.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';
import type { AskedPassword } from './data.ts';

/** Says for whom and why a password is required. */
export function Lead({ data: { kind, email, since } }: { data: AskedPassword }) {
  const { passwordNew } = useMessages();
  const { locale } = useSite();
  if (kind !== 'practice') {
    const whose = <strong className="pk-account-email">{email}</strong>;
    return (
      <p>
        <Filled text={passwordNew.lead} values={{ email: whose }} />
      </p>
    );
  }
  if (since === null) return <p>{passwordNew.forcedTextPlain}</p>;
  const iso = new Date(since).toISOString();
  const date = (
    <strong className="pk-account-date">
      <time dateTime={iso}>{createFormats(locale, timeZone).date(iso, 'long')}</time>
    </strong>
  );
  return (
    <p>
      <Filled text={passwordNew.forcedText} values={{ date }} />
    </p>
  );
}
