import type { Page } from '@playwright/test';

/** The entries that the browser keeps of unsaved records, by name; a page of the site reads them. */
const keptEntries = (page: Page): Promise<[name: string, entry: unknown][]> =>
  page.evaluate(async () => {
    const prefix = 'praxiskit-records ';
    const left = Object.entries<unknown>(localStorage).flatMap(([key, entry]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), entry] as [string, unknown]] : [],
    );
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'praxiskit-records')) return left;
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await settled(indexedDB.open('praxiskit-records'));
    const store = database.transaction('outbox').objectStore('outbox');
    const [keys, values] = await Promise.all([
      settled(store.getAllKeys()),
      settled<unknown[]>(store.getAll()),
    ]);
    database.close();
    return [...left, ...keys.map((key, at) => [String(key), values[at]] as [string, unknown])];
  });

/** The names of these entries. */
export const keptRecords = async (page: Page): Promise<string[]> => [
  ...new Set((await keptEntries(page)).map(([name]) => name)),
];

/** Their content, as one text. */
export const keptText = async (page: Page): Promise<string> =>
  JSON.stringify(await keptEntries(page));

/** The names of all that the browser keeps for the site: cookies, those of the server's too, keys and databases. */
export const keptNames = async (page: Page): Promise<string[]> => [
  ...(await page.context().cookies()).map(({ name }) => name),
  ...(await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])),
];

/** Everything else that the browser keeps for the site, as one text. */
export const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
