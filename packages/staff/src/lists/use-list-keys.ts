import type { ModelRecord } from '@praxiskit/record-model/client';
import { type Shortcut, useRovingFocus, useShortcuts } from '@praxiskit/ui-kit';
import { useStaffTexts } from '../messages/use-staff-texts.ts';

/** Actions of a list's keys beside moving from row to row. */
export interface ListKeysOptions {
  /** The open record. */
  selected: ModelRecord | null | undefined;
  /** A row got the focus: where the selection follows it. */
  onFocus?: (record: ModelRecord) => void;
  /** Text for J and K in the key line; 'browse' by default. */
  label?: string;
  /** N: begins a new record. */
  onNew?: { readonly label: string; readonly run: () => void };
  /** Escape: closes what is open; null where nothing is. */
  onBack?: (() => void) | null;
}

/**
 * The keys of a list of records: J and K from row to row, N for a new one, Escape back.
 *
 * @param records those that are shown, in their order
 * @returns the props of the list and of its rows
 */
export function useListKeys(records: readonly ModelRecord[], options: ListKeysOptions) {
  const { selected, onFocus, onNew, onBack = null } = options;
  const { shell } = useStaffTexts();
  const { label = shell.browse } = options;
  const roving = useRovingFocus({
    keys: records.map(({ key }) => key),
    selected: selected?.key ?? null,
    onFocus(key) {
      const record = records.find((one) => one.key === key);
      if (record) onFocus?.(record);
    },
  });
  const step = (keys: string, by: number): Shortcut => ({
    keys,
    label,
    isShown: true,
    repeats: true,
    run: () => roving.move(by),
  });
  useShortcuts([
    step('j', 1),
    step('k', -1),
    ...(onNew ? [{ keys: 'n', isShown: true, ...onNew }] : []),
    ...(onBack ? [{ keys: 'Escape', label: shell.back, run: onBack }] : []),
  ]);
  return {
    listProps: roving.listProps,
    rowProps: ({ key }: ModelRecord) => roving.itemProps(key),
  };
}

export type ListKeys = ReturnType<typeof useListKeys>;
