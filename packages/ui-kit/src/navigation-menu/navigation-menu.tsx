import { NavigationMenu as Primitive } from 'radix-ui';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';
import { useUiKitTexts } from '../text/provider.tsx';
import { type NavigationGroup, NavigationPanel } from './navigation-panel.tsx';

/** A link, or a name under which groups of links open. */
export type NavigationItem =
  | { text: string; href: string; groups?: never }
  | { text: string; groups: readonly NavigationGroup[]; href?: never };

export interface NavigationMenuProps {
  items: readonly NavigationItem[];
  /** The address of this page: its link, and the panel that holds it, are marked. */
  current?: string;
  /** Names the navigation; 'Main menu' where absent. */
  label?: string;
  /** The edge of the menu that its panels keep to; 'start' by default. */
  align?: 'start' | 'end';
  className?: string;
}

const entry =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-control px-3 text-control no-underline hover:bg-ink/6';
const marked = 'underline decoration-2 underline-offset-8';

const never = () => () => {};
const useHasScripts = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The navigation of a site, for its header. Panels open on a press, never by hovering: the same for a
 * finger, a pointer and a keyboard, and no panel opens because the pointer crosses it.
 */
export function NavigationMenu(props: NavigationMenuProps) {
  const { items, current, label, align = 'start', className } = props;
  const { messages } = useUiKitTexts();
  const hasScripts = useHasScripts();
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState('');

  useLayoutEffect(() => {
    // Radix leads Tab into the panel by an empty element that it hides from screen readers, though it
    // takes the focus for a moment: checkers report that, and an empty element need not be hidden.
    const guard = root.current?.querySelector('button[aria-expanded="true"] + span[tabindex]');
    guard?.removeAttribute('aria-hidden');
  });

  return (
    <Primitive.Root
      ref={root}
      value={open}
      onValueChange={setOpen}
      activationMode="manual"
      aria-label={label ?? messages.navigation}
      className={classNames('relative', className)}
    >
      <Primitive.List className="flex flex-wrap items-center gap-1">
        {items.map((item, at) => {
          if (!item.groups) {
            const isCurrent = item.href === current;
            return (
              <Primitive.Item key={item.text}>
                <Primitive.Link asChild active={isCurrent}>
                  <Link
                    href={item.href}
                    variant="plain"
                    className={classNames(entry, isCurrent && marked)}
                  >
                    {item.text}
                  </Link>
                </Primitive.Link>
              </Primitive.Item>
            );
          }
          const holdsCurrent = item.groups.some(({ links }) =>
            links.some(({ href }) => href === current),
          );
          return (
            <Primitive.Item key={item.text} value={String(at)}>
              <Primitive.Trigger
                className={classNames(entry, 'group/trigger data-[state=open]:bg-ink/8')}
              >
                <span className={classNames(holdsCurrent && marked)}>{item.text}</span>
                <span className="leading-none transition-transform duration-180 group-data-[state=open]/trigger:rotate-180 motion-reduce:transition-none">
                  <Icon name="chevronDown" size="1em" />
                </span>
              </Primitive.Trigger>
              {hasScripts ? (
                <Primitive.Content
                  role="group"
                  className={classNames(
                    'absolute top-full z-30 mt-3 w-max max-w-[min(60rem,calc(100vw-2rem))] border border-line bg-raised p-6 text-ink shadow-lifted max-sm:inset-x-0 max-sm:w-auto',
                    align === 'end' ? 'right-0' : 'left-0',
                  )}
                >
                  <NavigationPanel groups={item.groups} current={current} />
                </Primitive.Content>
              ) : (
                // In the server's HTML, for search engines and for visitors without scripts.
                <div className="px-3 pb-4 [@media(scripting:enabled)]:hidden">
                  <NavigationPanel groups={item.groups} current={current} />
                </div>
              )}
            </Primitive.Item>
          );
        })}
      </Primitive.List>
    </Primitive.Root>
  );
}
