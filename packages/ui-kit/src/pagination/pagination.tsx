import { fill } from '@praxiskit/core';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { pageList } from './page-list.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** How many there are; for one or none nothing is rendered. */
  pageCount: number;
  /** The address of a page: pagination is links, so it works without scripts and can be shared. */
  hrefFor: (page: number) => string;
  /** Names the navigation where a page has several. */
  label?: string;
  className?: string;
}

const place =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-control px-2 no-underline';

/** Links to the pages of a long list. On a phone: the current page, and the ones before and after. */
export function Pagination({ page, pageCount, hrefFor, label, className }: PaginationProps) {
  const { messages } = useUiKitTexts();
  const texts = messages.pagination;
  if (pageCount <= 1) return null;
  const step = (to: number, rel: 'prev' | 'next', icon: IconName, text: ReactNode) =>
    to >= 1 && to <= pageCount ? (
      <Link
        href={hrefFor(to)}
        rel={rel}
        variant="plain"
        className={classNames(place, 'hover:bg-ink/6 active:bg-ink/12')}
      >
        {rel === 'prev' ? <Icon name={icon} /> : null}
        {text}
        {rel === 'next' ? <Icon name={icon} /> : null}
      </Link>
    ) : (
      // It keeps its space, so that the other link does not move under the pointer.
      <span aria-hidden="true" className={classNames(place, 'invisible')}>
        <Icon name={icon} />
        {text}
      </span>
    );
  return (
    <nav
      aria-label={label ?? texts.label}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-control sm:justify-center',
        className,
      )}
    >
      {step(page - 1, 'prev', 'chevronLeft', texts.previous)}
      <p className="sm:hidden">{fill(texts.position, { page, count: pageCount })}</p>
      <ol className="flex flex-wrap items-center gap-1 max-sm:hidden">
        {pageList(page, pageCount).map((item, at, all) => (
          <li key={item === 'gap' ? `after ${all[at - 1]}` : item}>
            {item === 'gap' ? (
              <span className={classNames(place, 'text-quiet')} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                href={hrefFor(item)}
                variant="plain"
                aria-current={item === page ? 'page' : undefined}
                aria-label={fill(texts.page, { page: item })}
                className={classNames(
                  place,
                  item === page
                    ? 'border border-line font-[550]'
                    : 'hover:bg-ink/6 active:bg-ink/12',
                )}
              >
                {item}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {step(page + 1, 'next', 'chevronRight', texts.next)}
    </nav>
  );
}
