import { fill } from '@praxiskit/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { stretchedLink } from '../card/card.tsx';
import { Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

export interface DoctorCardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  /** Without the academic title. */
  name: string;
  /** 'Dr. med.' */
  title?: string;
  speciality?: ReactNode;
  /** In words of the page's language: 'Deutsch', 'Englisch'. */
  languages?: readonly string[];
  /** A picture; without one the initials are shown. */
  portrait?: ReactNode;
  /** A page about the person. */
  href?: string;
  /** Level of the name; 3 by default. */
  headingLevel?: 2 | 3 | 4;
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .filter((letter) => letter === letter.toLocaleUpperCase())
    .join('')
    .slice(0, 3);

/** A doctor of the practice: name, specialty, spoken languages. */
export function DoctorCard(props: DoctorCardProps) {
  const {
    name,
    title,
    speciality,
    languages = [],
    portrait,
    href,
    headingLevel = 3,
    ...own
  } = props;
  const { children, className, ...rest } = own;
  const { locale, messages } = useUiKitTexts();
  const Heading = `h${headingLevel}` as const;
  const fullName = title ? `${title} ${name}` : name;
  const spoken = new Intl.ListFormat(locale, { type: 'conjunction' }).format(languages);
  return (
    <article
      {...rest}
      className={classNames(
        'relative grid min-w-0 grid-cols-[5.5rem_minmax(0,1fr)] gap-x-6 text-control text-ink sm:grid-cols-[8rem_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="aspect-4/5 overflow-hidden [&>img]:size-full [&>img]:object-cover">
        {portrait ?? (
          <span
            aria-hidden="true"
            className="grid size-full place-items-center border border-hairline text-title font-[225] tracking-[-0.02em] text-quiet"
          >
            {initialsOf(name)}
          </span>
        )}
      </div>
      <div className="grid content-start gap-1">
        <Heading className="text-name font-[350] wrap-anywhere">
          {href ? (
            <Link href={href} variant="plain" className={`${stretchedLink} hover:underline`}>
              {fullName}
            </Link>
          ) : (
            fullName
          )}
        </Heading>
        {speciality ? <p>{speciality}</p> : null}
        {languages.length > 0 ? (
          <p className="text-small text-quiet">{fill(messages.speaks, { languages: spoken })}</p>
        ) : null}
        {children ? <div className="pt-2">{children}</div> : null}
      </div>
    </article>
  );
}
