import { createFormats } from '@praxiskit/pages';
import { useSite } from '@praxiskit/pages/react';
import { fill } from './fill.ts';
import { useMessages } from './use-messages.ts';

const MINUTE_MS = 60_000;

/** When to try again what the server has refused as one request too many, in ms since 1970 where it has said so. */
export function useTryAgain(): (at: number | undefined) => string {
  const { editor } = useMessages();
  const { date } = createFormats(useSite().locale);
  return (at) => {
    if (at === undefined) return editor.tryLater;
    // The minute that is over by then: at the one before it would be refused once more.
    const minute = new Date(Math.ceil(at / MINUTE_MS) * MINUTE_MS);
    return fill(editor.tryAgain, { time: date(minute.toISOString(), 'time') });
  };
}
