import { type ReactNode, useId } from 'react';
import { classNames } from '../text/class-names.ts';

export interface Fact {
  term: string;
  value: ReactNode;
  note?: ReactNode;
}

export interface FactBoxProps {
  title: ReactNode;
  facts: readonly Fact[];
  /** Below the facts: a link or a button. */
  children?: ReactNode;
  /** For the background, where the site has a color for it. */
  className?: string;
}

/** The few facts that visitors compare, in a box of their own. */
export function FactBox({ title, facts, children, className }: FactBoxProps) {
  const id = useId();
  return (
    <aside
      aria-labelledby={id}
      className={classNames('grid gap-5 p-8', className ?? 'border border-line')}
    >
      <h2 id={id} className="text-name font-[350]">
        {title}
      </h2>
      <dl className="grid grid-cols-[minmax(min-content,2fr)_minmax(3.5rem,3fr)] gap-x-4 text-small">
        {facts.map(({ term, value, note }) => (
          <div
            key={term}
            className="col-span-2 grid grid-cols-subgrid border-t border-current/18 py-3"
          >
            <dt>{term}</dt>
            <dd className="wrap-break-word">
              <span className="font-[550]">{value}</span>
              {note ? <span className="block">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </aside>
  );
}
