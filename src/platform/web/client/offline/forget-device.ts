import { deleteDB } from 'idb';
import { DEVICE_DATABASE, openDeviceStore } from './device-store';

/**
 * Removes this device's data of all users, or of all but `person`. Unsent writes stay, unreadable, until their user signs in here again:
 * only the server then has the key.
 */
export async function forgetDevice(person?: number): Promise<void> {
  const store = await openDeviceStore();
  const transaction = store.transaction(['claves', 'respuestas', 'cola'], 'readwrite');
  for (const owner of await transaction.objectStore('claves').getAllKeys())
    if (owner !== person) await transaction.objectStore('claves').delete(owner);
  for (const place of await transaction.objectStore('respuestas').getAllKeys()) {
    const answer = await transaction.objectStore('respuestas').get(place);
    if (answer?.owner !== person) await transaction.objectStore('respuestas').delete(place);
  }
  const isEmpty =
    (await transaction.objectStore('cola').count()) + (await transaction.objectStore('claves').count()) === 0;
  await transaction.done;
  store.close();
  if (isEmpty) await deleteDB(DEVICE_DATABASE);
}
