import type { ModelRecord } from '@praxiskit/record-model/client';

/**
 * Leads the focus to the row of a record, once it is rendered, unless the user has moved the focus meanwhile.
 *
 * @param part of the row, in place of what the keys of the list lead to: a button, where that is a field, in which
 *   single keys would be input
 * @param frames how long to wait for the row: those of a long list come some frames after its first ones
 */
export function focusRow({ key }: ModelRecord, part?: string, frames = 1): void {
  let before: Element | null | undefined;
  let left = frames;
  const seek = () => {
    before ??= document.activeElement;
    const { activeElement, body } = document;
    if (activeElement !== before && activeElement !== body) return;
    const item = document.querySelector<HTMLElement>(`[data-roving-item="${CSS.escape(key)}"]`);
    const target = part ? item?.closest('tr, li')?.querySelector<HTMLElement>(part) : item;
    left -= 1;
    if (target) target.focus();
    else if (left > 0) requestAnimationFrame(seek);
  };
  requestAnimationFrame(seek);
}
