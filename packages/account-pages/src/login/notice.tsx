import { Alert } from '@praxiskit/ui-kit';
import { useSearchParams } from 'react-router';
import { ClockTime } from '../frame/clock-time.tsx';
import { Filled } from '../messages/filled.tsx';
import { useMessages } from '../messages/use-messages.ts';

/** Says why the visitor was sent here: `?ended=` (milliseconds since 1970) or `?deleted=`. */
export function Notice() {
  const { login } = useMessages();
  const [search] = useSearchParams();
  const ended = Number(search.get('ended'));
  if (Number.isSafeInteger(ended) && ended > 0 && ended < 8.64e15) {
    const time = <ClockTime at={ended} />;
    return <Alert title={<Filled text={login.ended} values={{ time }} />}>{login.endedHelp}</Alert>;
  }
  if (search.has('deleted')) return <Alert title={login.deleted}>{login.deletedHelp}</Alert>;
  return null;
}
