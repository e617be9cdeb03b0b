import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// Test files share a page of the browser, and vitest-browser-react cleans up by itself in the first of them alone.
beforeEach(cleanup);

const roots = [document.documentElement, document.body];
const given = roots.map(
  (root) => new Map([...root.attributes].map(({ name, value }) => [name, value])),
);
const address = location.href;

/** A file finds the page as the first one found it. */
afterAll(async () => {
  await cleanup();
  document.body.replaceChildren();
  for (const [index, root] of roots.entries()) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const [name, value] of given[index] ?? []) root.setAttribute(name, value);
  }
  localStorage.clear();
  sessionStorage.clear();
  for (const { name = '' } of await cookieStore.getAll()) await cookieStore.delete(name);
  for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  history.replaceState(null, '', address);
  scrollTo(0, 0);
});
