import type { ReactNode } from 'react';
import type { TextEntry, TextSection } from './page-text.ts';

/** Of `Paragraphs`. */
export interface ParagraphsProps {
  lines: readonly string[];
  className?: string | undefined;
}

/** The lines of a text, each a paragraph; somebody may write two of the same words. */
export function Paragraphs({ lines, className }: ParagraphsProps) {
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same words
    <p key={`${place} ${line}`} className={className}>
      {withLinks(line)}
    </p>
  ));
}

/** Of `TermList`. */
export interface TermListProps {
  entries: readonly TextEntry[];
  className?: string | undefined;
}

/** Terms with what is said of them; nothing for none. */
export function TermList({ entries, className }: TermListProps) {
  if (entries.length === 0) return null;
  return (
    <dl className={className}>
      {entries.map(({ term, text, items = [] }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two terms may have the same words
        <div key={`${place} ${term}`}>
          <dt>{term}</dt>
          <dd>
            {withLinks(text)}
            {items.length > 0 ? (
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Of `TextSections`. */
export interface TextSectionsProps {
  /** As `readPageText` answers them. */
  sections: readonly TextSection[];
  className?: string;
  /** Of the lists of terms. */
  listClassName?: string | undefined;
  /** The id of a section with a heading, by its place. */
  idOf?(place: number): string | undefined;
}

/** The sections of a text, each with its heading, its paragraphs and its terms. */
export function TextSections({ sections, className, listClassName, idOf }: TextSectionsProps) {
  return sections.map(({ heading, lines, entries }, place) => (
    <section
      // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one heading
      key={`${place} ${heading}`}
      id={heading ? idOf?.(place) : undefined}
      className={className}
    >
      {heading ? <h2>{heading}</h2> : null}
      <Paragraphs lines={lines} />
      <TermList entries={entries} className={listClassName} />
    </section>
  ));
}

/** The end of a sentence, and a bracket around the address, are no part of it. */
const address = /(https:\/\/[^\s<>()"„“”]*[^\s<>()"„“”.,;:!?])/;

/** An address with its scheme is a link, and nothing else in a text is: no other scheme, no text of its own. */
function withLinks(text: string): ReactNode {
  const parts = text.split(address);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: somebody may write one address twice
      <a key={place} href={part}>
        {part.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
      </a>
    ) : (
      part
    ),
  );
}
