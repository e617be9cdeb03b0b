import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';

export interface Crumb {
  text: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the top down; the last one is this page. */
  items: readonly Crumb[];
  className?: string;
}

/** The path from the home page to this one. On a phone it wraps, so that no entry is cut off or hidden. */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  const { messages } = useUiKitTexts();
  return (
    <nav aria-label={messages.breadcrumbs} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-small">
        {items.map(({ text, href }, at) => {
          const isCurrent = at === items.length - 1;
          return (
            <li key={href} className="inline-flex min-w-0 items-center gap-1.5">
              <Link
                href={href}
                variant={isCurrent ? 'plain' : 'text'}
                aria-current={isCurrent ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-11 min-w-0 items-center wrap-break-word',
                  isCurrent ? 'text-quiet no-underline' : 'hover:decoration-2',
                )}
              >
                {text}
              </Link>
              {isCurrent ? null : (
                <span className="text-quiet leading-none">
                  <Icon name="chevronRight" size="0.875em" />
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
