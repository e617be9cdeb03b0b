/** How long after a key the visitor counts as typing, in ms. */
const PAUSE_MS = 1500;

/** Where keys become text; `isContentEditable` knows the parents, too. A document has neither. */
const isField = (target: Partial<HTMLElement>) =>
  target.isContentEditable || target.matches?.('input, textarea, select');

/**
 * The question takes the focus, so a key that was meant for a field would press one of its buttons.
 * Only typing in a field counts: who moves through the page by Tab is not in the middle of a word.
 */
export function watchTyping(): () => boolean {
  let lastKeyAt = -PAUSE_MS;
  const note = (event: Event) => {
    if ((event as KeyboardEvent).key === 'Tab') return;
    if (isField(event.composedPath()[0] as Partial<HTMLElement>)) lastKeyAt = performance.now();
  };
  // Capturing: a field may stop its events.
  for (const type of ['input', 'keydown']) addEventListener(type, note, true);
  return () => performance.now() - lastKeyAt < PAUSE_MS;
}
