/**
 * Calls when the page is left, or hidden: a phone ends a hidden page without a further word. Returns the
 * end of it. Where there is no page nothing is called.
 */
export function onLeave(leave: () => void): () => void {
  const page = globalThis as Partial<Pick<Window, 'addEventListener' | 'removeEventListener'>>;
  const hide = () => {
    if ((globalThis.document as Document | undefined)?.hidden === true) leave();
  };
  page.addEventListener?.('pagehide', leave);
  // It bubbles from the document.
  page.addEventListener?.('visibilitychange', hide);
  return () => {
    page.removeEventListener?.('pagehide', leave);
    page.removeEventListener?.('visibilitychange', hide);
  };
}
