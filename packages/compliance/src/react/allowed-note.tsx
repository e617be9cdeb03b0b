import { fill } from '@praxiskit/core';
import type { Finding, Locale } from '../finding.ts';
import { messages } from './messages.ts';

export interface AllowedNoteProps {
  finding: Finding;
  allowance: { readonly reason: string; readonly by: string };
  /** The day of it, as it is shown. */
  day: string;
  locale: Locale;
  /** The words are to be looked at again; without it there is no button. */
  onTakeBack?: () => void;
}

/** Words that were allowed: by whom, when, and why. */
export function AllowedNote(props: AllowedNoteProps) {
  const { finding, allowance, day, locale, onTakeBack } = props;
  const say = messages[locale];
  const { by, reason } = allowance;
  return (
    <p className="pk-finding-allowed">
      <q lang={finding.locale}>{finding.quote}</q> {fill(say.allowed, { by, day })} {reason}
      {onTakeBack ? (
        <>
          {' '}
          <button type="button" onClick={onTakeBack}>
            {say.takeBack}
          </button>
        </>
      ) : null}
    </p>
  );
}
