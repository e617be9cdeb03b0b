import type { ReactNode } from 'react';

interface PageHeadProps {
  /** The group that the page belongs to. */
  group?: string;
  title: string;
  /** One or two sentences. */
  lead?: ReactNode;
  /** Facts in a line below, each under its name. */
  facts?: readonly (readonly [name: string, fact: ReactNode])[];
}

/** The head of a page of documentation: where it is, what it is about, and its facts. */
export function PageHead({ group, title, lead, facts = [] }: PageHeadProps) {
  return (
    <div className="sb-unstyled grid gap-6 pb-12">
      <div>
        {group ? <p className="mb-3 text-control text-quiet">{group}</p> : null}
        <h1 className="wrap-anywhere text-display-s font-[225] tracking-[-0.02em] md:text-display-m md:tracking-[-0.025em]">
          {title}
        </h1>
      </div>
      {lead ? <p className="max-w-[44rem] text-lead text-pretty">{lead}</p> : null}
      {facts.length > 0 ? (
        <dl className="mt-6 flex flex-wrap gap-x-16 gap-y-4 border-t border-line pt-4 text-small">
          {facts.map(([name, fact]) => (
            <div key={name}>
              <dt className="text-quiet">{name}</dt>
              <dd className="font-[550]">{fact}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}

interface SectionProps {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a page, numbered on the ruler at its edge. */
export function Section({ title, note, children }: SectionProps) {
  return (
    <section className="docs-section sb-unstyled pt-4 pb-14">
      <h2 className="text-title font-light">{title}</h2>
      {note ? (
        <p className="mt-1 max-w-[44rem] text-control text-pretty text-quiet">{note}</p>
      ) : null}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6">{children}</div>
    </section>
  );
}
