import type { ModelRecord } from '@praxiskit/record-model/client';
import {
  type Dispatch,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { matchPath, useNavigation } from 'react-router';
import { useStaff } from '../frame/staff-context.tsx';
import { useGo } from '../frame/use-go.ts';
import { focusRow } from './focus-row.ts';
import type { ListFilter } from './list-filter.tsx';
import { useFoundRecord } from './use-found-record.ts';
import { useHeld } from './use-held.ts';
import { useSteady } from './use-steady.ts';

/** How a record of the list is chosen; by default by a press on its row, and closed again by Escape. */
export interface ListDetailOptions {
  /** Where each record has an address of its own: the id in the address, and the paths of list and record. */
  address?: {
    readonly id: string | null;
    readonly list: string;
    /** Ends with `/:id`. */
    readonly record: string;
  };
  /** Cleared where a record is opened that it may hide. */
  filter?: Pick<ListFilter, 'clear'>;
  /** The chosen record is that of the focused row. On a narrow screen it is opened by a press. */
  followsFocus?: boolean;
  /** Which record is shown, given the chosen one. By default the chosen one, also once another user has deleted it. */
  show?: (chosen: ModelRecord | null) => ModelRecord | null;
}

/** Props of the editor beside a list. */
export interface RecordDetailProps {
  record: ModelRecord;
  onBack: () => void;
  /** Opens the record that has taken the place of one that others have deleted. */
  onRemade: (made: ModelRecord) => void;
  /** The record was deleted, and no question about it is open. */
  onGone: () => void;
}

/** Which record of a list is chosen, and whether it is open. */
export interface ListDetail {
  /** The record in the detail; null where none is. */
  readonly shown: ModelRecord | null;
  /** On a narrow screen the detail takes the list's place. */
  readonly isOpen: boolean;
  /** The address names a record that does not exist. */
  readonly isMissing: boolean;
  /** Another record of the page is chosen, whose address is being loaded. */
  readonly isPending: boolean;
  /** The focus has come to a row: chooses its record, where the chosen one follows the focus. */
  readonly onFocus: ((record: ModelRecord) => void) | null;
  /** Chooses a record without opening it. The same function at each rendering. */
  readonly choose: Dispatch<SetStateAction<ModelRecord | null>>;
  /** Opens a record. The same function at each rendering. */
  readonly open: (record: ModelRecord) => void;
  /** Opens a record that the filter may hide, and leads the focus to its row. */
  readonly reveal: (record: ModelRecord) => void;
  /** Back to the list, with the focus in the row that was open. */
  readonly close: () => void;
  /** Back to the list. @param next the record that is chosen then, where the chosen one follows the focus */
  readonly leave: (next: ModelRecord | null) => void;
  /** Closes a deleted record without a question about what was written; null takes that back. */
  readonly release: (record: ModelRecord | null) => void;
  /** For the editor of the shown record. */
  readonly editor: Omit<RecordDetailProps, 'record'>;
}

/**
 * The state of a `ListDetailPage`.
 *
 * @param records all records of the page: an id in the address and a result of the search are looked for among them
 */
export function useListDetail(
  records: readonly ModelRecord[],
  options: ListDetailOptions = {},
): ListDetail {
  const { address = null, filter, followsFocus = false, show } = options;
  const go = useGo();
  const [chosen, choose] = useState<ModelRecord | null>(null);
  const [isOpened, setOpened] = useState(false);
  /** The id of the record that was opened last, until its page is there: the router says so later. */
  const [asked, setAsked] = useState<string | null>(null);
  const navigating = useNextId(address);
  const next = asked ?? navigating;
  const id = address
    ? next === undefined
      ? address.id
      : next
    : chosen && String(chosen.base().id);
  const isPending = next !== undefined && next !== address?.id;
  const listed = records.find((record) =>
    // A record that is being made has no id yet, as the address of the list has none.
    address ? id !== null && record.get('id') === id : record === chosen,
  );
  const held = useHeld(listed, id);
  const shown = show ? show(chosen) : (held.open ?? null);
  const isOpen = address ? id !== null : shown !== null && isOpened;

  const openHere = useCallback((record: ModelRecord) => {
    choose(record);
    setOpened(true);
  }, []);
  const focusNext = useFocusOfNextPage(address?.list ?? '', records);
  const openThere = useSteady(async (record: ModelRecord) => {
    const id = String(record.get('id'));
    focusNext(record);
    setAsked(id);
    await go(address?.record.replace(':id', id) ?? '');
    // Not before what the router renders, which is a transition, too.
    startTransition(() => setAsked((last) => (last === id ? null : last)));
  });
  const open = address ? openThere : openHere;
  const reveal = (record: ModelRecord) => {
    filter?.clear();
    open(record);
    focusRow(record);
  };
  useFoundRecord(address ? none : records, reveal);
  const leave = (next: ModelRecord | null) => {
    setOpened(false);
    choose(followsFocus ? next : null);
    setAsked(null);
    if (address) void go(address.list);
  };
  const close = useSteady(() => {
    if (shown && address) focusNext(shown);
    leave(shown);
    if (shown && !address) focusRow(shown);
  });
  const onGone = useSteady(() => {
    held.release(id);
    leave(null);
  });
  return {
    shown,
    isOpen,
    isMissing: address !== null && id !== null && shown === null && !isPending,
    isPending,
    onFocus: followsFocus ? choose : null,
    choose,
    open,
    reveal,
    close,
    leave,
    release: (record) => held.release(record && String(record.base().id)),
    editor: { onBack: close, onRemade: address ? open : choose, onGone },
  };
}

/** The id in the address that is being loaded; undefined while none of this page is. */
function useNextId(address: ListDetailOptions['address'] | null): string | null | undefined {
  const { location } = useNavigation();
  if (!address || !location) return undefined;
  if (location.pathname === address.list) return null;
  return matchPath(address.record, location.pathname)?.params.id;
}

/** Where records have addresses, the next page begins with the focus in the row of this one. */
function useFocusOfNextPage(list: string, records: readonly ModelRecord[]) {
  const { kept } = useStaff();
  const key = `${list} focus`;
  useEffect(() => {
    const record = records.find((one) => one.get('id') === kept.get(key));
    if (!record) return;
    kept.delete(key);
    focusRow(record, undefined, 60);
  });
  return (record: ModelRecord) => void kept.set(key, record.get('id'));
}

/** The search leads to the address of a record, where it has one. */
const none: readonly ModelRecord[] = [];
