import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Sealed } from '#platform/shared/text/sealed-text';

interface Schema extends DBSchema {
  /** Key of each person, encrypted with data available to their session only. */
  claves: { key: number; value: Sealed };
  /** Responses of the server, by a hash of owner and request. */
  respuestas: {
    key: string;
    value: Sealed & { readonly owner: number; readonly at: number };
    indexes: { owner: number };
  };
  /** Queued writes, in the order of their creation. */
  cola: { key: number; value: Sealed & { readonly owner: number; readonly seq?: number }; indexes: { owner: number } };
}
export type DeviceStore = IDBPDatabase<Schema>;

export const DEVICE_DATABASE = 'red-salud.dispositivo';

/** Opens the browser's database for work without a connection. Rejects when storage is blocked. */
export function openDeviceStore(): Promise<DeviceStore> {
  return openDB<Schema>(DEVICE_DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('claves');
      db.createObjectStore('respuestas').createIndex('owner', 'owner');
      db.createObjectStore('cola', { keyPath: 'seq', autoIncrement: true }).createIndex('owner', 'owner');
    },
    // Closes the connection, so that a newer version of the application in another tab can upgrade the database.
    blocking: (_version, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}
