import { keepsData } from '../../offline/keeps-data';

const NAME = 'red-salud.borradores';
export const DRAFTS = 'borradores';
export const KEYS = 'claves';
export const PADS = 'rellenos';

let opening: Promise<IDBDatabase> | null = null;

/** Opens the browser's database of drafts and their encryption keys. Rejects when storage is blocked or not allowed. */
export function draftDatabase(): Promise<IDBDatabase> {
  if (!keepsData()) return Promise.reject(new Error('Nothing of records is kept here'));
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      for (const store of [DRAFTS, KEYS, PADS]) request.result.createObjectStore(store);
    });
    request.addEventListener('success', () => {
      const database = request.result;
      // Closed by the browser, or to let a newer version of the application in another tab upgrade it.
      database.addEventListener('close', () => {
        opening = null;
      });
      database.addEventListener('versionchange', () => {
        database.close();
        opening = null;
      });
      resolve(database);
    });
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not open')));
  });
  opening.catch(() => {
    opening = null;
  });
  return opening;
}

/** Returns the result of a request once its transaction is complete, so that writes are on the disk. */
export async function inStore<Answer>(
  store: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const database = await draftDatabase();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode);
    const request = ask(transaction.objectStore(store));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')));
  });
}

/** Deletes the database with all its content, after pending writes. */
export async function deleteDraftDatabase(): Promise<void> {
  const database = await opening?.catch(() => null);
  database?.close();
  opening = null;
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(NAME);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB did not delete')));
  });
}
