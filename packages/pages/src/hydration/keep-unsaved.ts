import { createUnsaved, type Unsaved } from '../unsaved/unsaved.ts';

/** Keeps what is not saved from being lost with the document, by the browser's own questions. */
export function keepUnsaved(question: string): Unsaved {
  const unsaved = createUnsaved({ ask: () => window.confirm(question) });
  // For what no router sees: the tab is closed, another site is opened, the page is loaded anew.
  addEventListener('beforeunload', (event) => {
    if (unsaved.isUnsaved()) event.preventDefault();
  });
  addEventListener('input', unsaved.edited, { capture: true });
  return unsaved;
}
