import { forgetKeys } from './draft-cipher';
import { deleteDraftDatabase, DRAFTS, inStore, KEYS, PADS } from './draft-database';
import { closeSlots } from './draft-slot';
import { PREFIX } from './last-words';

/**
 * Removes drafts and their encryption keys.
 *
 * @param keep person whose drafts stay; null removes all, and open forms store no more drafts
 */
export async function forgetDrafts(keep: number | null = null): Promise<void> {
  forgetLastWords(keep);
  if (keep === null) {
    await closeSlots();
    forgetKeys();
    await deleteDraftDatabase();
    return;
  }
  for (const store of [DRAFTS, PADS, KEYS]) {
    const keys = await inStore(store, 'readonly', (from) => from.getAllKeys());
    // Keys of drafts and pads are `person|place|…`; encryption keys have the person alone.
    for (const key of keys)
      if (Number(String(key).split('|')[0]) !== keep) await inStore(store, 'readwrite', (from) => from.delete(key));
  }
}

function forgetLastWords(keep: number | null): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(PREFIX) && (keep === null || !name.startsWith(`${PREFIX}${keep}|`)))
      localStorage.removeItem(name);
  }
}
