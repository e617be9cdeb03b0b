import type { ModelRecord } from '@praxiskit/record-model/client';

/** Rows of a long list come some frames after its first ones. */
const mostFrames = 60;

/**
 * Leads the focus to the row of a record, once it is rendered, unless the user has moved the focus meanwhile.
 *
 * @param part of the row, in place of what the keys of the list lead to: a button, where that is a field, in which
 *   single keys would be input
 */
export function focusRow({ key }: ModelRecord, part?: string): void {
  let before: Element | null | undefined;
  let frames = 0;
  const seek = () => {
    before ??= document.activeElement;
    const { activeElement, body } = document;
    if (activeElement !== before && activeElement !== body) return;
    const item = document.querySelector<HTMLElement>(`[data-roving-item="${CSS.escape(key)}"]`);
    const target = part ? item?.closest('tr, li')?.querySelector<HTMLElement>(part) : item;
    frames += 1;
    if (target) target.focus();
    else if (frames < mostFrames) requestAnimationFrame(seek);
  };
  requestAnimationFrame(seek);
}
