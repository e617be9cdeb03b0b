/** The name of the database in IndexedDB. */
export const databaseName = 'praxiskit-records';

/** Before the names of entries in `localStorage`: what was kept in the moment a page was left. */
export const leftPrefix = (name = databaseName): string => `${name} `;

/** False where the browser has no such database yet; true, too, where it does not tell. */
export async function hasIndexedStorage(name = databaseName): Promise<boolean> {
  try {
    const all = await indexedDB.databases();
    return all.some((database) => database.name === name);
  } catch {
    return true;
  }
}

/** False where nothing was left behind by a page; where storage is forbidden there is nothing. */
function hasLeft(name = databaseName): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(leftPrefix(name)));
  } catch {
    return false;
  }
}

/** Some page may have left something. */
export const hasStored = async (): Promise<boolean> => hasLeft() || hasIndexedStorage();
