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
import { useMessages } from '../messages/use-messages.ts';
import { rooms, staffPaths } from '../paths.ts';
import { StaffSearch, searchKeys } from '../search/staff-search.tsx';
import { RoomsProvider, useRooms } from '../shell/rooms-context.tsx';
import { useGo } from '../shell/use-go.ts';
import { useUser } from '../shell/use-user.ts';
import { useOpenRequests } from '../shell/use-waiting.ts';
import { Connection, KeyLine } from './key-line.tsx';

/** Of `StaffShell`. */
export interface StaffShellProps {
  /** The practice's name. */
  name: string;
  /** Further areas of the user, such as administration. */
  areas?: readonly { readonly href: string; readonly text: string }[];
  /** The switch of the language. */
  language?: ReactNode;
  /** Signing out. */
  signOut?: ReactNode;
  /** The public page of the prices, for a look at drafts; by default there is none. */
  pricesPage?: string;
  /** Where one signs in again; '/login' by default. */
  signInPage?: string;
  /** Below everything on a small screen, in the menu: legal links. */
  legal?: ReactNode;
  children: ReactNode;
}

/** The frame of the staff's rooms: bar, navigation with what waits, keys, and how far everything is saved. */
export function StaffShell(props: StaffShellProps) {
  return (
    <ShortcutsProvider>
      <RoomsProvider
        pricesPage={props.pricesPage ?? null}
        signInPage={props.signInPage ?? '/login'}
      >
        <Frame {...props} />
      </RoomsProvider>
    </ShortcutsProvider>
  );
}

function Frame({ name, areas = [], language, signOut, legal, children }: StaffShellProps) {
  const { shell } = useMessages();
  const { name: user } = useUser();
  const groups = useGroups();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  useRoomKeys(() => setHelpOpen(true));
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
          <Link href={staffPaths.overview} variant="plain" className="pk-staff-brand">
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
  const messages = useMessages();
  const { pathname } = useLocation();
  const open = useOpenRequests().total;
  const waiting: Readonly<Record<string, object>> = {
    requests: { waiting: open, waitingText: counted(open, messages.shell.requestsWaiting) },
  };
  return (['daily', 'website'] as const).map((group) => ({
    title: messages.shell[group],
    entries: rooms
      .filter((room) => room.group === group)
      .map((room) => ({
        href: staffPaths[room.name],
        text: messages[room.name].title,
        letter: room.letter,
        isCurrent: pathname.startsWith(staffPaths[room.name]),
        ...waiting[room.name],
      })),
  }));
}

/** G and a letter opens a room, Z takes the last step back, ? lists the keys. */
function useRoomKeys(openHelp: () => void): void {
  const messages = useMessages();
  const { undo } = useRooms();
  const go = useGo();
  const { shell } = messages;
  useShortcuts([
    ...rooms.map(({ name, letter }) => ({
      keys: `g ${letter}`,
      label: fill(shell.open, { room: messages[name].title }),
      run: () => go(staffPaths[name]),
    })),
    {
      keys: 'g w',
      label: shell.toOverview,
      run: () => go(staffPaths.overview),
    },
    { keys: 'z', label: shell.undo, run: undo.takeBack },
    { keys: '?', label: shell.keys, isShown: true, run: openHelp },
  ]);
}
