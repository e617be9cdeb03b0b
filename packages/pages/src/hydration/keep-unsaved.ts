import { createUnsaved, type Unsaved } from '../unsaved.ts';

/** Protects unsaved edits with the browser's own question before the document is left. */
export function keepUnsaved(question: string): Unsaved {
  const unsaved = createUnsaved({ ask: () => window.confirm(question) });
  // For events outside of the router: the tab is closed, another site is opened, the page is
  // reloaded.
  addEventListener('beforeunload', (event) => {
    if (unsaved.isUnsaved()) event.preventDefault();
  });
  addEventListener('input', unsaved.edited, { capture: true });
  return unsaved;
}
