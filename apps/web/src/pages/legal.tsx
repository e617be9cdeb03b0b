import type { Payload } from '@praxiskit/pages';
import type { LegalData } from '../payloads/legal.ts';
import { TermList } from './term-list.tsx';
import '../styles/text.css';

/** Imprint, privacy policy and accessibility statement: headings and plain text. */
export function Component({ title, data }: Payload<LegalData>) {
  return (
    <article className="legal">
      <h1>{title}</h1>
      {data.sections.map(({ heading, lines, entries }, index) => (
        // The practice may write two lines of the same words.
        <section key={`${index} ${heading}`}>
          {heading ? <h2>{heading}</h2> : null}
          {lines.map((line, place) => (
            <p key={`${place} ${line}`}>{line}</p>
          ))}
          {entries.length > 0 ? <TermList entries={entries} /> : null}
        </section>
      ))}
    </article>
  );
}
