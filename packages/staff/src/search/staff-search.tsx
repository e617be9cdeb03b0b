import { fill } from '@praxiskit/core';
import { useSite } from '@praxiskit/pages/react';
import { type Command, CommandPalette, useShortcutList, useShortcuts } from '@praxiskit/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useStaff } from '../frame/staff-context.tsx';
import { useGo } from '../frame/use-go.ts';
import { useAllPageTexts, useStaffTexts } from '../messages/use-staff-texts.ts';
import { recordPath } from '../staff-page.ts';
import { useLists } from './use-lists.ts';
import { useServerSearch } from './use-server-search.ts';

export const searchKeys = 'Control+k';
/** Keys that move within a page; they do nothing where no row has the focus. */
const moves = /^(?:[jk/]|Arrow\w+|Enter|Escape|Control\+k)$/;

export interface StaffSearchProps {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Places outside of the staff's pages: the site, the account. */
  places: readonly { readonly href: string; readonly text: string }[];
}

/** Finds records of all pages, and whatever a key does, from wherever one is. */
export function StaffSearch({ isOpen, setOpen, places }: StaffSearchProps) {
  const { search, shell } = useStaffTexts();
  const [typed, setTyped] = useState('');
  const { status, commands } = useCommands(isOpen, places, typed);
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
      onClose={() => {
        setOpen(false);
        setTyped('');
      }}
      onType={setTyped}
      commands={commands}
      note={notes[status]}
      isLoading={status === 'loading'}
      isPartial={status === 'failed'}
    />
  );
}

function useCommands(isOpen: boolean, places: StaffSearchProps['places'], typed: string) {
  const { search, shell } = useStaffTexts();
  const textsOf = useAllPageTexts();
  const { locale } = useSite();
  const { searched: lists, status: ofLists } = useLists(isOpen);
  const { searched, isAsking, isFailed, wordsFor } = useServerSearch(typed, lists);
  const status: 'loading' | 'ready' | 'failed' =
    ofLists !== 'ready' ? ofLists : isAsking ? 'loading' : isFailed ? 'failed' : 'ready';
  const { list } = useShortcutList();
  const { leadTo, pages } = useStaff();
  const { pathname } = useLocation();
  const go = useGo();
  if (!isOpen) return { status: 'ready' as const, commands: [] };
  const found = searched.flatMap((one) => {
    const { page, describe, records } = one;
    return records.map((record): Command => {
      const shown = describe(record, locale, textsOf(page.name));
      const id = String(record.get('id') ?? '');
      const path = recordPath(page, id);
      return {
        id: `${page.name} ${record.key}`,
        group: textsOf(page.name).title,
        ...shown,
        words: `${shown.words ?? ''} ${wordsFor(one)}`,
        isHidden: true,
        run() {
          // An address that names the page alone is led to the record there.
          leadTo(page.record ? null : id);
          if (pathname !== path) go(path);
        },
      };
    });
  });
  const group = search.commands;
  const wordsOf = new Map<string, string | undefined>([
    ['?', search.helpWords],
    ...pages.map(
      ({ name, navigation }) =>
        [`g ${navigation?.letter ?? name}`, textsOf(name).searchWords] as const,
    ),
  ]);
  const acts = list
    .filter((shortcut) => !moves.test(shortcut.keys))
    .map(
      ({ keys, label, run }): Command => ({
        id: keys,
        text: begun(label),
        group,
        keys,
        run,
        // By what is done on a page it is found as well: 'Feiertag'.
        words: wordsOf.get(keys) ?? '',
      }),
    );
  // What only leads somewhere comes first: Enter in the empty field changes nothing.
  const isWay = ({ keys = '' }: Command) => keys.startsWith('g ');
  const ways = [
    ...acts.filter(isWay),
    ...[
      ...pages
        .filter(({ navigation }) => !navigation)
        .map(({ name, path }) => ({
          href: path,
          text: fill(shell.open, { page: textsOf(name).title }),
        })),
      ...places,
    ].map(({ href, text }): Command => ({ id: href, text, group, run: () => go(href) })),
  ];
  const others = acts.filter((act) => !isWay(act));
  return { status, commands: [...found, ...ways, ...others] };
}

/** The label as the line of the keys shows it, after its key. */
const begun = (label: string) => label.charAt(0).toLocaleUpperCase() + label.slice(1);
