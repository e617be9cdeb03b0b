import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { type Command, CommandPalette, useShortcutList, useShortcuts } from '@praxiskit/ui-kit';
import { useLocation } from 'react-router';
import { useMessages } from '../messages/use-messages.ts';
import { staffPaths } from '../paths.ts';
import { useRooms } from '../shell/rooms-context.tsx';
import { useGo } from '../shell/use-go.ts';
import { foundOf } from './found.ts';
import { type Searched, useLists } from './use-lists.ts';

export const searchKeys = 'Control+k';
/** What is near to the daily work comes first. */
const order: readonly Searched[] = ['requests', 'treatments', 'prices', 'pages', 'concerns'];
/** Keys that move within a page; they do nothing where no row has the focus. */
const moves = /^(?:[jk/]|Arrow\w+|Enter|Escape|Control\+k)$/;

/** Of `StaffSearch`. */
export interface StaffSearchProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** What is not of the rooms: the site, the account. */
  places: readonly { readonly href: string; readonly text: string }[];
}

/** Finds records of all rooms, and whatever a key does, from wherever one is. */
export function StaffSearch({ isOpen, setOpen, places }: StaffSearchProps) {
  const { search, shell } = useMessages();
  const { status, commands } = useCommands(isOpen, places);
  useShortcuts([
    {
      keys: searchKeys,
      label: search.label,
      run() {
        // Another question waits for its answer first.
        if (isOpen || document.querySelector('dialog:modal') === null) setOpen(!isOpen);
      },
    },
  ]);
  const notes = { ready: undefined, loading: shell.loading, failed: search.failed };
  return (
    <CommandPalette
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      commands={commands}
      note={notes[status]}
      isLoading={status === 'loading'}
    />
  );
}

function useCommands(isOpen: boolean, places: StaffSearchProps['places']) {
  const messages = useMessages();
  const { locale } = useSite();
  const { records, status } = useLists(isOpen);
  const { list } = useShortcutList();
  const { leadTo } = useRooms();
  const { pathname } = useLocation();
  const go = useGo();
  if (!isOpen) return { status: 'ready' as const, commands: [] };
  const texts = { locale, from: messages.prices.from };
  const found = order.flatMap((view) =>
    records[view].map((record): Command => {
      const { path, opens, ...shown } = foundOf(view, record, texts);
      return {
        id: `${view} ${record.key}`,
        group: messages[view].title,
        ...shown,
        isHidden: true,
        run() {
          leadTo(opens);
          if (pathname !== path) go(path);
        },
      };
    }),
  );
  const { concerns, search, shell } = messages;
  const group = search.commands;
  const acts = list
    .filter((shortcut) => !moves.test(shortcut.keys))
    .map(
      ({ keys, label, run }): Command => ({
        id: keys,
        text: begun(label),
        group,
        keys,
        run,
        // By what is done in a room it is found as well: 'Feiertag'.
        words: search.words[keys as keyof typeof search.words] ?? '',
      }),
    );
  // What only leads somewhere comes first: Enter in the empty field changes nothing.
  const isWay = ({ keys = '' }: Command) => keys.startsWith('g ');
  const ways = [
    ...acts.filter(isWay),
    ...[
      { href: staffPaths.concerns, text: fill(shell.open, { room: concerns.title }) },
      ...places,
    ].map(({ href, text }): Command => ({ id: href, text, group, run: () => go(href) })),
  ];
  const others = acts.filter((act) => !isWay(act));
  return { status, commands: [...found, ...ways, ...others] };
}

/** In the line of the keys it stands after its key. */
const begun = (label: string) => label.charAt(0).toLocaleUpperCase() + label.slice(1);
