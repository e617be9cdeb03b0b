import { fill } from '@praxiskit/core';
import {
  AppShell,
  CommandButton,
  Kbd,
  Link,
  type ShellGroup,
  ShortcutHelp,
  ShortcutsProvider,
  useShortcuts,
} from '@praxiskit/ui-kit';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { counted } from '../messages/counted.ts';
import { useAllPageTexts, useStaffTexts } from '../messages/use-staff-texts.ts';
import { overviewPath } from '../routes.ts';
import { StaffSearch, searchKeys } from '../search/staff-search.tsx';
import type { StaffPage } from '../staff-page.ts';
import { Connection, KeyLine } from './key-line.tsx';
import { StaffProvider, useStaff } from './staff-context.tsx';
import { useGo } from './use-go.ts';
import { useUser } from './use-user.ts';
import { useWaitingCounts } from './use-waiting-counts.ts';

export interface StaffFrameProps {
  /** The pages of `staffRoutes`; the same array at each rendering. */
  pages: readonly StaffPage[];
  /** The practice's name. */
  name: string;
  /** Further areas of the user, such as administration. */
  areas?: readonly { readonly href: string; readonly text: string }[];
  /** The switch of the language. */
  language?: ReactNode;
  /** Signing out. */
  signOut?: ReactNode;
  /** Where one signs in again; '/login' by default. */
  signInPage?: string;
  /** Below everything on a small screen, in the menu: legal links. */
  legal?: ReactNode;
  children: ReactNode;
}

/** The frame of the staff's pages: bar, navigation with what waits, keys, and how far everything is saved. */
export function StaffFrame(props: StaffFrameProps) {
  return (
    <ShortcutsProvider>
      <StaffProvider pages={props.pages} signInPage={props.signInPage ?? '/login'}>
        <Frame {...props} />
      </StaffProvider>
    </ShortcutsProvider>
  );
}

function Frame({ name, areas = [], language, signOut, legal, children }: StaffFrameProps) {
  const { shell } = useStaffTexts();
  const { name: user } = useUser();
  const groups = useGroups();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  usePageKeys(() => setHelpOpen(true));
  const places = [...areas, { href: '/', text: shell.site }];
  const away = places.map(({ href, text }) => (
    <Link key={href} href={href} variant="plain">
      {text}
    </Link>
  ));
  const account = (
    <Link href="/user" variant="plain">
      {user || shell.account}
    </Link>
  );
  return (
    <div className="pk-staff" data-reveal-off="">
      <AppShell
        label={shell.name}
        groups={groups}
        brand={
          <Link href={overviewPath} variant="plain" className="pk-staff-brand">
            {name}
            <span className="sr-only">, {shell.name}</span>
          </Link>
        }
        search={<CommandButton keys={searchKeys} onClick={() => setSearching(true)} />}
        bar={
          <>
            <span className="pk-staff-away">{away}</span>
            <span className="pk-staff-user">{account}</span>
            {language}
            <span className="pk-staff-user">{signOut}</span>
          </>
        }
        menuEnd={
          <>
            {away}
            {account}
            {signOut}
            {legal}
            <p className="pk-staff-quiet">
              <Connection />
            </p>
          </>
        }
        hint={
          <>
            <Kbd keys="g" /> {shell.hint.replace(/^G /, '')}
          </>
        }
        foot={<KeyLine />}
      >
        {children}
      </AppShell>
      <StaffSearch
        isOpen={isSearching}
        setOpen={setSearching}
        places={[...places, { href: '/user', text: shell.account }]}
      />
      <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
}

function useGroups(): ShellGroup[] {
  const { shell } = useStaffTexts();
  const { pages } = useStaff();
  const textsOf = useAllPageTexts();
  const { pathname } = useLocation();
  const counts = useWaitingCounts();
  const waitingOn = (name: string) => {
    const { waiting } = textsOf(name);
    const count = counts[name] ?? 0;
    return waiting ? { waiting: count, waitingText: counted(count, waiting) } : {};
  };
  return (['daily', 'website'] as const).map((group) => ({
    title: shell[group],
    entries: pages.flatMap(({ name, path, navigation }) =>
      navigation?.group === group
        ? [
            {
              href: path,
              text: textsOf(name).title,
              letter: navigation.letter,
              isCurrent: pathname.startsWith(path),
              ...waitingOn(name),
            },
          ]
        : [],
    ),
  }));
}

/** G and a letter opens a page, Z takes the last step back, ? lists the keys. */
function usePageKeys(openHelp: () => void): void {
  const { undo, pages } = useStaff();
  const textsOf = useAllPageTexts();
  const go = useGo();
  const { shell } = useStaffTexts();
  useShortcuts([
    ...pages.flatMap(({ name, path, navigation }) =>
      navigation
        ? [
            {
              keys: `g ${navigation.letter}`,
              label: fill(shell.open, { page: textsOf(name).title }),
              run: () => go(path),
            },
          ]
        : [],
    ),
    {
      keys: 'g w',
      label: shell.toOverview,
      run: () => go(overviewPath),
    },
    { keys: 'z', label: shell.undo, run: undo.takeBack },
    { keys: '?', label: shell.keys, isShown: true, run: openHelp },
  ]);
}
