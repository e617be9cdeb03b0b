import type { Payload } from '@praxiskit/pages';
import type { LegalData } from '../payloads/legal.ts';
import '../styles/text.css';

/** Imprint, privacy policy and accessibility statement: headings and plain text. */
export function Component({ title, data }: Payload<LegalData>) {
  return (
    <article className="legal">
      <h1>{title}</h1>
      {data.sections.map(({ heading, lines, entries }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {entries ? (
            <dl className="risks">
              {entries.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </section>
      ))}
    </article>
  );
}
