import type { ReactNode } from 'react';
import type { TextEntry, TextSection } from './page-text.ts';

export interface ParagraphsProps {
  lines: readonly string[];
  className?: string | undefined;
}

/** The lines of a text, each a paragraph; two of them may be equal. */
export function Paragraphs({ lines, className }: ParagraphsProps) {
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
    <p key={`${place} ${line}`} className={className}>
      {withLinks(line)}
    </p>
  ));
}

export interface TermListProps {
  entries: readonly TextEntry[];
  className?: string | undefined;
}

/** Terms with their descriptions; nothing for an empty list. */
export function TermList({ entries, className }: TermListProps) {
  if (entries.length === 0) return null;
  return (
    <dl className={className}>
      {entries.map(({ term, text, items = [] }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two terms may be equal
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

export interface TextSectionsProps {
  /** The result of `readPageText`. */
  sections: readonly TextSection[];
  className?: string;
  /** For the lists of terms. */
  listClassName?: string | undefined;
  /** Returns the id of a section with a heading, by its position. */
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

/** Excludes the end of a sentence, and brackets around the address. */
const address = /(https:\/\/[^\s<>()"„“”]*[^\s<>()"„“”.,;:!?])/;

/** Only an address with its scheme becomes a link: no other scheme, and no text of its own. */
function withLinks(text: string): ReactNode {
  const parts = text.split(address);
  if (parts.length === 1) return text;
  return parts.map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an address may occur twice
      <a key={place} href={part}>
        {part.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '')}
      </a>
    ) : (
      part
    ),
  );
}
