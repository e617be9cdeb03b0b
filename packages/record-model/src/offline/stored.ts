/** The name of the database in IndexedDB. */
export const databaseName = 'praxiskit-records';

/** False where the browser has no such database yet; true, too, where it does not tell. */
export async function hasIndexedStorage(name = databaseName): Promise<boolean> {
  try {
    const all = await indexedDB.databases();
    return all.some((database) => database.name === name);
  } catch {
    return true;
  }
}
