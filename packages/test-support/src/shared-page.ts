import { afterAll, beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Test files share a page of the browser, and vitest-browser-react cleans up by itself in the first of them alone.
beforeEach(cleanup);

const roots = [document.documentElement, document.body];
const given = roots.map(
  (root) => new Map([...root.attributes].map(({ name, value }) => [name, value])),
);
const address = location.href;
const { title } = document;

/** A file finds the page as the first one found it, but for style sheets, which modules bring once. */
afterAll(async () => {
  await cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.title = title;
  document.body.replaceChildren();
  for (const [index, root] of roots.entries()) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const [name, value] of given[index] ?? []) root.setAttribute(name, value);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await cookieStore.getAll()) await cookieStore.delete(name);
  for (const { name = '' } of await indexedDB.databases()) await emptyDatabase(name);
  history.replaceState(null, '', address);
  scrollTo(0, 0);
});

/** To delete a database waits for the connections that modules keep, and every later use waits for that. */
function emptyDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      if (stores.length > 0) {
        const clearing = database.transaction(stores, 'readwrite');
        for (const store of stores) clearing.objectStore(store).clear();
      }
      // It closes once its transactions have ended.
      database.close();
      resolve();
    };
  });
}
