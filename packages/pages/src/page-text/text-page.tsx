import type { TextSection } from './page-text.ts';
import { TextSections } from './text-parts.tsx';

export interface TextPageProps {
  title: string;
  /** The result of `readPageText`. */
  sections: readonly TextSection[];
  className?: string;
  /** For the lists of terms. */
  listClassName?: string;
  /** The title of a numbered list of the headings, as links; without it there is no list. */
  contents?: string;
}

/** A page of text only, such as an imprint: its title, then section by section. */
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
