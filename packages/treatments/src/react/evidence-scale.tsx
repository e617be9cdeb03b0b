import type { CSSProperties } from 'react';
import type { Section } from '../sections/section.ts';
import { evidenceGrades } from '../treatment.ts';

/** Four steps with a marker on the grade, which the sentence below them says; then where it comes from. */
export function EvidenceScale({ evidence }: { evidence: Extract<Section, { kind: 'evidence' }> }) {
  const { grade, steps, said, text, sourcesTitle, sources, reviewed } = evidence;
  const reached = evidenceGrades.indexOf(grade);
  return (
    <>
      <div
        className="pk-evidence"
        aria-hidden="true"
        style={{ '--step': reached } as CSSProperties}
      >
        {steps.map((step, at) => (
          <span key={step} data-reached={at === reached ? '' : undefined}>
            {step}
          </span>
        ))}
      </div>
      <p>
        <strong>{said}</strong> {text}
      </p>
      <p className="pk-evidence-sources">
        {sources.length > 0 ? `${sourcesTitle}: ${sources.join('; ')}. ` : null}
        {reviewed}
      </p>
    </>
  );
}
