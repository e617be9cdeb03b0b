import { type ReactNode, useId } from 'react';
import { Alert } from '../alert/alert.tsx';
import { buttonClass } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner.tsx';

/**
 * open     it failed, and may be tried again
 * busy     the click is being answered
 * waiting  it is tried again, and its result is not known yet
 * done     it has worked
 */
export type RetryStatus = 'open' | 'busy' | 'waiting' | 'done';

/** No button to look at, because it does nothing; as high as one, so that the row stays as it is. */
const stateClass =
  '-mx-2 inline-flex min-h-12 cursor-default items-center gap-2 rounded-control px-2 text-control font-[550] leading-tight focus-visible:outline-ink';

export interface RetryItemProps {
  /** Name of the failed item, or the reason. */
  title: ReactNode;
  /** When it failed, and what it belongs to. */
  details?: ReactNode;
  status: RetryStatus;
  /** On the button: what it does while the item is open, then how far it is. */
  label: string;
  /** Distinguishes its button from those of other items: its accessible name is `{label}: {name}`. */
  name?: string;
  /** Why the last click did not help; shown while the item is open. */
  error?: string | null;
  onRetry: () => void;
}

/**
 * One thing that failed, in a list of them, and its next try. The button stays where it is in every
 * state and says how far it is, so that the focus stays in its row.
 */
export function RetryItem({ title, details, status, label, name, error, onRetry }: RetryItemProps) {
  const id = useId();
  const isOpen = status === 'open';
  return (
    <li
      data-retry={status}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-hairline border-b py-4"
    >
      <div id={id} className="grid min-w-0 grow basis-80 gap-1">
        <p className="text-control">{title}</p>
        {details ? <p className="text-quiet text-small">{details}</p> : null}
      </div>
      <button
        type="button"
        aria-disabled={isOpen ? undefined : true}
        aria-label={name && `${label}: ${name}`}
        aria-describedby={id}
        className={isOpen ? buttonClass('secondary') : stateClass}
        {...(isOpen ? { onClick: onRetry } : {})}
      >
        {status === 'busy' ? <Spinner /> : null}
        {status === 'done' ? (
          <span className="flex text-positive">
            <Icon name="check" />
          </span>
        ) : null}
        {label}
      </button>
      <span role="status" className="sr-only">
        {status === 'waiting' || status === 'done' ? label : null}
      </span>
      {isOpen && error ? (
        <div className="basis-full">
          <Alert kind="danger" isUrgent>
            {error}
          </Alert>
        </div>
      ) : null}
    </li>
  );
}
