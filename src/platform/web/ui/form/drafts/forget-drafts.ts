import { forgetKeys } from './draft-cipher';
import { deleteDraftDatabase, DRAFTS, inStore, KEYS, PADS } from './draft-database';
import { closeSlots } from './draft-slot';
import { PREFIX } from './last-words';

/**
 * Removes drafts and the keys they are encrypted with.
 *
 * @param keep the person whose drafts stay; without one nothing stays, and forms that are still open keep nothing more
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
    // Drafts and pads are named `person|place|…`, keys by the person alone.
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
