import type { TextSection } from './page-text.ts';
import { TextSections } from './text-parts.tsx';

/** Of `TextPage`. */
export interface TextPageProps {
  title: string;
  /** As `readPageText` answers them. */
  sections: readonly TextSection[];
  className?: string;
  /** Of the lists of terms. */
  listClassName?: string;
  /** Names a numbered list of the headings, as links; without it there is none. */
  contents?: string;
}

/** A page of text alone, an imprint for instance: its title, then section by section. */
export function TextPage(props: TextPageProps) {
  const { title, sections, className, listClassName, contents } = props;
  const idOf = (index: number) => (contents ? `section-${index}` : undefined);
  return (
    <article className={className}>
      <h1>{title}</h1>
      {contents ? (
        <nav aria-label={contents}>
          <ol>
            {sections.map(({ heading }, index) =>
              heading ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: two sections may have one heading
                <li key={index}>
                  <a href={`#${idOf(index)}`}>{heading}</a>
                </li>
              ) : null,
            )}
          </ol>
        </nav>
      ) : null}
      <TextSections sections={sections} idOf={idOf} listClassName={listClassName} />
    </article>
  );
}
