import { fill } from '@praxiskit/core';
import type { Finding, Locale } from '../finding.ts';
import { rules } from '../rules/rules.ts';
import { messages } from './messages.ts';

export interface FindingStateProps {
  /** The result of `openFindings`: while there are any, publishing is held up. */
  open: readonly Finding[];
  locale: Locale;
}

/** How many rules were read, and how many sentences keep a record from being published. */
export function FindingState({ open, locale }: FindingStateProps) {
  const say = messages[locale];
  const count = new Set(open.map(({ where, sentence }) => `${where} ${sentence}`)).size;
  const said =
    count === 0 ? say.open.none : count === 1 ? say.open.one : fill(say.open.many, { count });
  return (
    <div className="pk-finding-state" role="status">
      <p>
        <strong>{fill(say.checked, { rules: rules.length, open: said })}</strong>
      </p>
      <p>{count === 0 ? say.publish.none : say.publish.some}</p>
    </div>
  );
}
