export const databaseName = 'praxiskit-records';

/** The prefix of entries in `localStorage`, which were stored when a page was left. */
export const leftPrefix = (name = databaseName): string => `${name} `;

/** False if the browser has no such database yet; also true if it cannot report that. */
export async function hasIndexedStorage(name = databaseName): Promise<boolean> {
  try {
    const all = await indexedDB.databases();
    return all.some((database) => database.name === name);
  } catch {
    return true;
  }
}

/** False if no page has left anything; also if storage is forbidden. */
function hasLeft(name = databaseName): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(leftPrefix(name)));
  } catch {
    return false;
  }
}

export const hasStored = async (): Promise<boolean> => hasLeft() || hasIndexedStorage();
