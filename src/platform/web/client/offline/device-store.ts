import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Sealed } from '#platform/shared/sealed-text';

interface Schema extends DBSchema {
  /** Key of each person, encrypted with data that only their session holds. */
  claves: { key: number; value: Sealed };
  /** Answers of the server, by a hash of whose they are and what was asked. */
  respuestas: {
    key: string;
    value: Sealed & { readonly owner: number; readonly at: number };
    indexes: { owner: number };
  };
  /** Writes that wait, in the order in which they were made. */
  cola: { key: number; value: Sealed & { readonly owner: number; readonly seq?: number }; indexes: { owner: number } };
}
export type DeviceStore = IDBPDatabase<Schema>;

export const DEVICE_DATABASE = 'red-salud.dispositivo';

/** The browser's database of what works without a connection. Rejects where storage is blocked. */
export function openDeviceStore(): Promise<DeviceStore> {
  return openDB<Schema>(DEVICE_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('claves');
      db.createObjectStore('respuestas').createIndex('owner', 'owner');
      db.createObjectStore('cola', { keyPath: 'seq', autoIncrement: true }).createIndex('owner', 'owner');
    },
    // A newer version of the application, in another tab, is not kept waiting.
    blocking: (_version, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
