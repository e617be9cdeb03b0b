import type { Payload } from '@praxiskit/pages';
import type { LegalData } from '../payloads/legal.ts';
import { TermList } from './term-list.tsx';
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
          {entries ? <TermList entries={entries} /> : null}
        </section>
      ))}
    </article>
  );
}
