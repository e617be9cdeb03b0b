import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

/**
 * As `@praxiskit/record-model` names the states of a record; `useForm` has all but two of them. `offline` is
 * for a change that is kept on the device and sent once there is a connection: only who keeps it says so.
 */
export type SaveStatus =
  | 'clean'
  | 'dirty'
  | 'saving'
  | 'saved'
  | 'failed'
  | 'conflict'
  | 'invalid'
  | 'offline';

/** What is dirty or invalid is not saved yet: why stands at the fields. */
const texts = {
  dirty: 'unsaved',
  invalid: 'unsaved',
  saving: 'saving',
  saved: 'saved',
  failed: 'failed',
  conflict: 'conflict',
  offline: 'offline',
} as const satisfies Record<Exclude<SaveStatus, 'clean'>, string>;

/** Of `SaveState`. */
export interface SaveStateProps {
  status: SaveStatus;
  /** Offered where saving failed. */
  onRetry?: () => void;
  /** More in words: the time, or what the other one changed. */
  detail?: string;
}

/** Says quietly beside a form whether it is saved. `clean` says nothing. */
export function SaveState({ status, onRetry, detail }: SaveStateProps) {
  const { messages } = useUiKitTexts();
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
          {messages.save[texts[status]]}
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
