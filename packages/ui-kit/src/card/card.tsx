import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';

export interface CardProps extends Omit<ComponentPropsWithRef<'article'>, 'title'> {
  title: ReactNode;
  /** The level of the title in the outline of the page; 3 by default. */
  headingLevel?: 2 | 3 | 4;
  /** Makes the whole card the target of one link, which is the title. */
  href?: string;
  /** A picture or a band at the top, from edge to edge. */
  media?: ReactNode;
  /** A line above the title: a kind, a date. */
  eyebrow?: ReactNode;
  /** At the lower edge. Links and buttons in it stay their own targets. */
  footer?: ReactNode;
}

/** The link covers the card by its `::after`: the card has one tab stop, one name, one focus ring. */
export const stretchedLink =
  'no-underline outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-current';

/** One item of several. A card with an address is a link, not a clickable box. */
export function Card(props: CardProps) {
  const {
    title,
    headingLevel = 3,
    href,
    media,
    eyebrow,
    footer,
    className,
    children,
    ...rest
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      {...rest}
      className={classNames(
        'relative flex min-w-0 flex-col border border-hairline bg-raised text-control text-ink transition-colors duration-150',
        href && 'hover:border-line has-[a:active]:bg-ink/4',
        className,
      )}
    >
      {media ? <div className="overflow-hidden [&>img]:block [&>img]:w-full">{media}</div> : null}
      <div className="flex grow flex-col gap-3 p-6">
        <div className="grid gap-1">
          {eyebrow ? <p className="text-caption text-quiet">{eyebrow}</p> : null}
          <Heading className="text-name font-[350] wrap-anywhere">
            {href ? (
              <Link href={href} variant="plain" className={stretchedLink}>
                {title}
              </Link>
            ) : (
              title
            )}
          </Heading>
        </div>
        {children}
        {footer ? (
          <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-2 pt-3 [&_a]:relative [&_button]:relative">
            {footer}
          </div>
        ) : null}
      </div>
    </article>
  );
}
