/**
 * Calls `leave` when the page is left or hidden: a phone may end a hidden page without another
 * event. Returns a function that unsubscribes. Without a page nothing is called.
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
