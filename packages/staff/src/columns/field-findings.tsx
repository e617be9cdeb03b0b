import type { Finding } from '@praxiskit/compliance';
import { AllowedNote, CheckedText } from '@praxiskit/compliance/react';
import { createFormats, dayIn } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { useChecking } from './checking.ts';
import { excerptOf } from './excerpt.ts';

export interface FieldFindingsProps {
  text: string;
  /** The column, or the way into it: 'risks.0.text_de'. */
  where: string;
  /** The text with a suggestion taken. */
  onTake: (text: string) => void;
}

/** Where the notes of a field are found: 'finding-risks.0.text_de'. */
export const findingId = (where: string): string => `finding-${where}`;

/**
 * The sentences of a field that staff has to look at, numbered, with their paragraph; and the allowed ones,
 * each with its reason. Without either, nothing.
 */
export function FieldFindings({ text, where, onTake }: FieldFindingsProps) {
  const { locale } = useSite();
  const { date } = createFormats(locale);
  const { findings, allowed, onAllow, onDisallow } = useChecking();
  // While a reader types, the findings are those of the text before.
  const isStill = (finding: Finding) =>
    finding.where === where && text.slice(finding.start, finding.end) === finding.quote;
  const open = findings.filter(isStill);
  const may = allowed.filter(({ finding }) => isStill(finding));
  if (open.length === 0 && may.length === 0) return null;
  const excerpt = excerptOf(text, open);
  const originalOf = (finding: Finding) => excerpt.original.get(finding) ?? finding;
  return (
    <div id={findingId(where)} tabIndex={-1} className="pk-staff-findings">
      {open.length > 0 ? (
        <CheckedText
          text={excerpt.text}
          findings={excerpt.findings}
          locale={locale}
          onTake={(finding) => {
            const { start, end, replacement = '' } = originalOf(finding);
            onTake(text.slice(0, start) + replacement + text.slice(end));
          }}
          {...(onAllow
            ? {
                onAllow: (finding: Finding, reason: string) => onAllow(originalOf(finding), reason),
              }
            : {})}
        />
      ) : null}
      {may.map(({ finding, allowance }) => (
        <AllowedNote
          key={`${finding.rule} ${finding.start}`}
          finding={finding}
          allowance={allowance}
          locale={locale}
          day={date(dayIn(Date.parse(allowance.at)), 'long')}
          {...(onDisallow ? { onTakeBack: () => onDisallow(finding) } : {})}
        />
      ))}
    </div>
  );
}
