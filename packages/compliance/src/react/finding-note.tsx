import type { FormEvent } from 'react';
import type { Finding, Locale } from '../finding.ts';
import { messages } from './messages.ts';

export interface FindingNoteProps {
  finding: Finding;
  locale: Locale;
  onTake?: (finding: Finding) => void;
  onAllow?: (finding: Finding, reason: string) => void;
}

/** One finding: the paragraph, why, what instead, and what can be done about it. */
export function FindingNote({ finding, locale, onTake, onAllow }: FindingNoteProps) {
  const say = messages[locale];
  const { law, kind, quote, message, advice, replacement } = finding;
  const allow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim();
    if (reason !== '') onAllow?.(finding, reason);
  };
  return (
    <div className="pk-finding">
      <p>
        <strong>{law ? <a href={law.source}>{law[locale]}</a> : say.advice}</strong>{' '}
        <q lang={finding.locale}>{quote}</q>
      </p>
      <p>{message[locale]}</p>
      <p className="pk-finding-advice">{advice[locale]}</p>
      {replacement !== undefined && onTake ? (
        <button type="button" onClick={() => onTake(finding)}>
          {say.take}
        </button>
      ) : null}
      {kind === 'law' && onAllow ? (
        <details>
          <summary>{say.allow}</summary>
          <form onSubmit={allow}>
            <label>
              {say.reason}
              <textarea name="reason" rows={2} required />
            </label>
            <button type="submit">{say.confirm}</button>
          </form>
        </details>
      ) : null}
    </div>
  );
}
