import { filterLimits } from '@praxiskit/record-model';
import { Button, Input, useShortcuts } from '@praxiskit/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStaffTexts } from '../messages/use-staff-texts.ts';
import type { ServerList } from './use-server-list.ts';

export interface ServerSearchProps {
  label: string;
  typed: string;
  onType: (typed: string) => void;
  /** How far the search is: 'Searching …', '12 people'. */
  status: string;
  /** Enter in the field: opens the first record that was found. */
  onFirst: () => void;
  /** What is found for the input is not there yet: an Enter waits for it. */
  isLoading?: boolean;
}

/** The field above a list that the server searches; a slash leads to it, Escape empties it. */
export function ServerSearch(props: ServerSearchProps) {
  const { label, typed, onType, status, onFirst, isLoading = false } = props;
  const { shell } = useStaffTexts();
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([
    { keys: '/', label: shell.find, isShown: true, run: () => input.current?.focus() },
  ]);
  const [isWanted, setWanted] = useState(false);
  const isDue = isWanted && !isLoading;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what was found.
  useEffect(() => {
    if (!isDue) return;
    setWanted(false);
    onFirst();
  }, [isDue]);
  return (
    <search className="pk-staff-filter pk-staff-search">
      <Input
        ref={input}
        type="search"
        value={typed}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        maxLength={filterLimits.search}
        onChange={({ target }) => {
          setWanted(false);
          onType(target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') setWanted(true);
          if (event.key !== 'Escape' || typed === '') return;
          event.stopPropagation();
          onType('');
        }}
      />
      <span role="status" className="pk-staff-quiet">
        {status}
      </span>
    </search>
  );
}

export interface ServerListEndProps {
  list: ServerList;
  /** In place of the rows of an empty list. */
  empty: ReactNode;
  /** Text of the button for the next page. */
  more: string;
}

/** Below the rows: the next page on demand, or why there are none. */
export function ServerListEnd({ list, empty, more }: ServerListEndProps) {
  const { shell } = useStaffTexts();
  const { records, isLoading, isFailed, hasMore, loadMore, refresh } = list;
  if (isFailed) {
    return (
      <div className="pk-staff-text" role="alert">
        <p>{shell.failed}</p>
        <Button variant="secondary" onClick={() => void refresh()}>
          {shell.again}
        </Button>
      </div>
    );
  }
  if (records.length === 0) return isLoading ? null : <div className="pk-staff-text">{empty}</div>;
  if (!hasMore) return null;
  return (
    <p className="pk-staff-text">
      <Button variant="quiet" onClick={() => void loadMore()}>
        {more}
      </Button>
    </p>
  );
}
