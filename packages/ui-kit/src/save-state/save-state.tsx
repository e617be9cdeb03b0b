import { fill } from '@praxiskit/core';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

/**
 * As `@praxiskit/record-model` names the states of a record; `useForm` has all but three of them. `offline` is
 * for a change that is kept on the device and sent once there is a connection, `throttled` for one that the
 * server takes later: only who keeps and sends it says so.
 */
export type SaveStatus =
  | 'clean'
  | 'dirty'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'conflict'
  | 'invalid'
  | 'offline'
  | 'throttled';

/** A dirty or invalid value is not saved yet: the fields say why. */
const texts = {
  dirty: 'unsaved',
  invalid: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: 'conflict',
  offline: 'offline',
  throttled: 'throttled',
} as const satisfies Record<Exclude<SaveStatus, 'clean'>, string>;

export interface SaveStateProps {
  status: SaveStatus;
  /** Offered where saving failed. */
  onRetry?: () => void;
  /** More in words: the time, or what the other one changed. */
  detail?: string;
  /** For `throttled`: when it is sent again, in ms since 1970, where that is known. */
  until?: number | undefined;
  /** In which that is written, an IANA name; the browser's by default. */
  timeZone?: string | undefined;
}

/** Says quietly beside a form whether it is saved. `clean` says nothing. */
export function SaveState({ status, onRetry, detail, until, timeZone }: SaveStateProps) {
  const { locale, messages } = useUiKitTexts();
  // Where no moment is known there is nothing to say but that it waits.
  const isUntimed = status === 'throttled' && until === undefined;
  const text = isUntimed || status === 'clean' ? 'unsaved' : texts[status];
  const isBad = status === 'failed' || status === 'conflict';
  return (
    <p
      role="status"
      data-save-state={status}
      className={classNames(
        'flex min-h-6 flex-wrap gap-x-3 text-small',
        isBad ? 'text-danger' : 'text-quiet',
      )}
    >
      {status === 'clean' ? null : (
        <span>
          {fill(messages.save[text], { time: clock(locale, until, timeZone) })}
          {detail ? `, ${detail}` : null}
        </span>
      )}
      {status === 'failed' && onRetry ? (
        <button
          type="button"
          className="cursor-pointer underline underline-offset-4"
          onClick={onRetry}
        >
          {messages.retry}
        </button>
      ) : null}
    </p>
  );
}

/** To the second: most waits are shorter than a minute. */
function clock(locale: string, time: number | undefined, timeZone: string | undefined): string {
  if (time === undefined) return '';
  const zone = timeZone ? { timeZone } : {};
  return new Intl.DateTimeFormat(locale, { timeStyle: 'medium', ...zone }).format(time);
}
