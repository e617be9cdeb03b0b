import type { Page } from '@playwright/test';

/** The names of the entries that the browser keeps of unsaved records; a page of the site reads them. */
export const keptRecords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const prefix = 'praxiskit-records ';
    const left = Object.keys(localStorage).flatMap((key) =>
      key.startsWith(prefix) ? [key.slice(prefix.length)] : [],
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
    const keys = await settled(store.getAllKeys());
    database.close();
    return [...new Set([...left, ...keys.map(String)])];
  });

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
