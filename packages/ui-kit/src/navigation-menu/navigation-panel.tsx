import { NavigationMenu as Primitive } from 'radix-ui';
import { useId } from 'react';
import { Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';

/** Links under one title. */
export interface NavigationGroup {
  title: string;
  links: readonly { text: string; href: string; note?: string }[];
}

interface NavigationPanelProps {
  groups: readonly NavigationGroup[];
  current: string | undefined;
}

/** Groups of links side by side, as many as there is room for. */
export function NavigationPanel({ groups, current }: NavigationPanelProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap gap-x-10 gap-y-6">
      {groups.map(({ title, links }, at) => (
        <div key={title} className="min-w-44 flex-1">
          <p id={`${id}-${at}`} className="border-b border-hairline pb-2 text-caption text-quiet">
            {title}
          </p>
          <ul aria-labelledby={`${id}-${at}`} className="pt-1">
            {links.map(({ text, href, note }) => (
              <li key={href}>
                <Primitive.Link asChild active={href === current}>
                  <Link
                    href={href}
                    variant="plain"
                    className="-mx-3 flex min-h-11 flex-wrap items-baseline justify-between gap-x-4 rounded-control px-3 py-2 text-control no-underline hover:bg-ink/6"
                  >
                    <span
                      className={classNames(
                        'wrap-break-word',
                        href === current && 'font-[550] underline decoration-2 underline-offset-4',
                      )}
                    >
                      {text}
                    </span>{' '}
                    {note ? <span className="text-caption text-quiet">{note}</span> : null}
                  </Link>
                </Primitive.Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
