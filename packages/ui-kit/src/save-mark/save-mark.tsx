import { Icon } from '../icon/icon.tsx';
import { SaveState, type SaveStatus } from '../save-state/save-state.tsx';
import { useUiKitTexts } from '../text/provider.tsx';

export interface SaveMarkProps {
  status: SaveStatus;
  /** When it was saved last: ISO 8601; null where it is not known. */
  at: string | null;
  /** By whom; the name alone, without a title. */
  by?: string | null;
  /** The practice's time zone, an IANA name; the browser's by default. */
  timeZone?: string;
  /** The day from which on the time is enough, ISO 8601; earlier ones are shown by their date. */
  today?: string;
  onRetry?: () => void;
  /** As `SaveState`’s. */
  until?: number | undefined;
}

/**
 * How far something is saved, in little room: a check with time and name that stays, and words only while
 * that is not so. Of earlier days it shows the date.
 */
export function SaveMark(props: SaveMarkProps) {
  const { status, at, by, timeZone, today, onRetry, until } = props;
  const { locale, messages } = useUiKitTexts();
  const isSaved = status === 'saved' || status === 'clean';
  if (!isSaved) {
    return (
      <SaveState
        status={status}
        until={until}
        timeZone={timeZone}
        {...(onRetry ? { onRetry } : {})}
      />
    );
  }
  if (at === null) return <p role="status" className="min-h-6 text-caption" />;
  const zone = timeZone ? { timeZone } : {};
  const isToday = today === undefined || dayOf(at, timeZone) === today;
  const form = isToday
    ? ({ timeStyle: 'short' } as const)
    : ({ day: 'numeric', month: 'numeric', year: 'numeric' } as const);
  const when = new Intl.DateTimeFormat(locale, { ...form, ...zone }).format(new Date(at));
  return (
    <p
      role="status"
      data-save-state={status}
      className="flex min-h-6 items-center gap-1.5 text-caption whitespace-nowrap text-quiet"
    >
      <Icon name="check" label={messages.save.saved} size="1em" />
      {[when, by].filter(Boolean).join(', ')}
    </p>
  );
}

/** Sweden writes days as ISO 8601 does. */
const dayOf = (at: string, timeZone?: string) =>
  new Intl.DateTimeFormat('sv-SE', timeZone ? { timeZone } : {}).format(new Date(at));
