import type { ModelRecord } from '@praxiskit/record-model/client';

/**
 * Leads the focus to the row of a record, once it is rendered.
 *
 * @param part of the row, in place of what the keys of the list lead to: a button, where that is a field, in which
 *   single keys would be input
 */
export function focusRow({ key }: ModelRecord, part?: string): void {
  requestAnimationFrame(() => {
    const item = document.querySelector<HTMLElement>(`[data-roving-item="${CSS.escape(key)}"]`);
    const target = part ? item?.closest('tr, li')?.querySelector<HTMLElement>(part) : item;
    target?.focus();
  });
}
