import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../text/class-names.ts';

export interface ListDetailProps {
  list: ReactNode;
  detail: ReactNode;
  /** Where there is no room for both, the detail is shown in the list's place. */
  isDetailOpen: boolean;
  /** The list's width where list and detail are beside each other; 'half' leaves the detail 22 rem. */
  listWidth?: 'narrow' | 'medium' | 'wide' | 'half';
}

// Of the room that both have, in rem: letters of twice the size need a phone's form sooner.
const widths: Record<NonNullable<ListDetailProps['listWidth']>, string> = {
  narrow:
    '@min-[37.5rem]:grid-cols-[14.5rem_minmax(0,1fr)] @min-[108rem]:grid-cols-[17rem_minmax(0,1fr)]',
  medium:
    '@min-[37.5rem]:grid-cols-[17rem_minmax(0,1fr)] @min-[56rem]:grid-cols-[25rem_minmax(0,1fr)] @min-[108rem]:grid-cols-[35rem_minmax(0,1fr)]',
  wide: '@min-[37.5rem]:grid-cols-[17rem_minmax(0,1fr)] @min-[56rem]:grid-cols-[25rem_minmax(0,1fr)] @min-[72rem]:grid-cols-[30rem_minmax(0,1fr)] @min-[108rem]:grid-cols-[38rem_minmax(0,1fr)]',
  half: '@min-[67rem]:grid-cols-[minmax(0,1fr)_22rem]',
};

/**
 * A list and what is chosen of it. On a phone one comes after the other: the detail in the list's place, with a
 * way back in its head (`PaneHead`), which gets the focus of what was pressed in the list.
 */
export function ListDetail(props: ListDetailProps) {
  const { list, detail, isDetailOpen, listWidth = 'medium' } = props;
  const listPane = useRef<HTMLDivElement>(null);
  const detailPane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDetailOpen) return;
    // On a phone the window scrolls, and the detail would begin where the list was left.
    window.scrollTo({ top: 0, behavior: 'instant' });
    // After those who lead the focus themselves.
    const frame = requestAnimationFrame(() => {
      const { activeElement, body } = document;
      const isLost = activeElement === body || listPane.current?.contains(activeElement);
      if (!isLost || listPane.current?.checkVisibility()) return;
      detailPane.current?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isDetailOpen]);
  // Where there is no room for both the chosen one takes the list's place.
  const hidden = listWidth === 'half' ? '@max-[67rem]:hidden' : '@max-[37.5rem]:hidden';
  // Positioned, or what is hidden inside for screen readers would lengthen the page.
  const height = 'relative min-h-0 sm:overflow-y-auto';
  return (
    <div className="@container h-full min-h-0">
      <div
        className={classNames('grid h-full min-h-0 grid-cols-[minmax(0,1fr)]', widths[listWidth])}
      >
        <div
          ref={listPane}
          className={classNames(height, 'border-hairline sm:border-r', isDetailOpen && hidden)}
        >
          {list}
        </div>
        {/* Focusable: a press on what is being loaded has a place for the focus when it is there. */}
        <div
          ref={detailPane}
          tabIndex={-1}
          className={classNames(height, 'min-w-0 outline-none', !isDetailOpen && hidden)}
        >
          {detail}
        </div>
      </div>
    </div>
  );
}
