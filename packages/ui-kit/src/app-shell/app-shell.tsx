import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../text/class-names.ts';
import { useToolTexts } from '../text/use-tool-texts.ts';
import { type ShellGroup, SideNav } from './side-nav.tsx';
import { TabBar } from './tab-bar.tsx';

export interface AppShellProps {
  /** Name of the tool, with a link home. */
  brand: ReactNode;
  /** In the middle of the bar: a `CommandButton`. */
  search?: ReactNode;
  /** At the end of the bar: the way to the site, the user, the language. */
  bar?: ReactNode;
  /** Shown below the navigation of a small screen. */
  menuEnd?: ReactNode;
  groups: readonly ShellGroup[];
  /** Names the navigation for screen readers. */
  label: string;
  /** Below the navigation of a wide screen: a hint. */
  hint?: ReactNode;
  /** The last line: keys at its start, how far everything is saved at its end. Not on phones. */
  foot?: ReactNode;
  /** The page, in `<main id="content">`. */
  children: ReactNode;
}

/**
 * The frame of a tool: bar, navigation, content, key line. From 1280 px the navigation has its words; from 960
 * letters alone; from 600 it opens by a button; below, its first entries are tabs at the bottom.
 */
export function AppShell(props: AppShellProps) {
  const { brand, search, bar, menuEnd, groups, label, hint, foot, children } = props;
  const { shell } = useToolTexts();
  const menuId = useId();
  return (
    <div
      data-app-shell=""
      data-density="compact"
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] text-small sm:h-dvh"
    >
      <header className="z-20 flex min-h-12 flex-wrap items-center gap-x-6 bg-(--pk-shell-ground,var(--color-primary)) px-4 text-(--pk-shell-ink,var(--color-on-primary)) [--color-ink:currentcolor] [--color-quiet:currentcolor] max-sm:sticky max-sm:top-[min(0px,calc((100dvh-36rem)*1000))]">
        <button
          type="button"
          popoverTarget={menuId}
          className="-ml-2 cursor-pointer p-2 leading-none md:hidden max-sm:hidden"
        >
          <Icon name="menu" label={shell.menu} />
        </button>
        {search ? <div className="min-w-0 lg:min-w-37">{brand}</div> : brand}
        {search ? (
          <div className="min-w-0 flex-1 max-sm:ml-auto max-sm:flex-none">{search}</div>
        ) : null}
        <div
          className={classNames(
            'ml-auto flex flex-wrap items-center gap-x-6',
            search ? 'max-sm:ml-0' : '',
          )}
        >
          {bar}
        </div>
      </header>
      <div className="flex min-h-0">
        <nav
          aria-label={label}
          className="relative flex w-14 shrink-0 flex-col overflow-y-auto border-r border-hairline py-3 max-md:hidden lg:w-47"
        >
          <SideNav groups={groups} isNarrow />
          {hint ? (
            <div className="mt-auto p-4 text-caption text-quiet max-lg:hidden">{hint}</div>
          ) : null}
        </nav>
        <main
          id="content"
          tabIndex={-1}
          className="relative min-w-0 flex-1 outline-none sm:overflow-y-auto"
        >
          {children}
        </main>
      </div>
      {foot ? (
        <footer className="flex min-h-8.5 flex-wrap items-center justify-between gap-x-6 border-t border-line px-4 text-caption max-sm:hidden">
          {foot}
        </footer>
      ) : null}
      <TabBar groups={groups} label={label} menuId={menuId} />
      <div
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label={shell.more}
        className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto border-0 bg-paper p-0 text-ink sm:w-72 sm:border-r sm:border-line"
      >
        <div className="flex h-12 items-center justify-between px-4">
          <strong className="font-[550]">{shell.more}</strong>
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            className="-mr-2 cursor-pointer p-2 leading-none"
          >
            <Icon name="close" label={shell.closeMenu} />
          </button>
        </div>
        {/* The tab bar below it is named after the label alone. */}
        <nav aria-label={`${label}, ${shell.more}`}>
          <SideNav groups={groups} />
        </nav>
        {menuEnd ? (
          <div className="grid justify-items-start border-t border-hairline p-4 [&>:is(a,button)]:inline-flex [&>:is(a,button)]:min-h-11 [&>:is(a,button)]:items-center">
            {menuEnd}
          </div>
        ) : null}
      </div>
    </div>
  );
}
