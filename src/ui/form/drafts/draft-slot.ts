import type { WireRecord } from '../../resource/wire-record';
import { seal, unseal, type Sealed } from './draft-cipher';
import { DRAFTS, inStore } from './draft-database';

/** What a form keeps of itself while it is being filled. */
export interface Draft {
  readonly values: WireRecord;
  /** The record that the values are based on; null for a new one. */
  readonly base: WireRecord | null;
  /** The last attempt to create: the same values sent again must carry the same key. */
  readonly sent: { readonly values: string; readonly key: string } | null;
}

/** The place of one open form among the drafts. */
export interface DraftSlot {
  /** What an earlier form left here, and when (ms). */
  readonly found: (Draft & { readonly savedAt: number }) | null;
  /** Answers whether it is on the disk. */
  readonly write: (draft: Draft) => Promise<boolean>;
  readonly remove: () => Promise<void>;
  /** The form is gone: the draft may be taken up by another. Waits for what is still being written. */
  readonly release: () => void;
}

interface Entry extends Sealed {
  readonly savedAt: number;
}

/** Personal data do not stay for good on a machine that others use too. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;

/** Slots of forms that were left and are still writing: who comes back at once must find what they wrote. */
const closing = new Set<Promise<unknown>>();

/**
 * A slot for a form: with the latest draft of this person at this place that no other open tab is working on,
 * or an empty one. Two tabs with the same form have a slot each, so that neither overwrites the other's draft.
 *
 * Drafts outlive the session, also an explicit sign-out: a form half filled must be there when the same person comes
 * back. They are kept per person, encrypted, for a week; saving or discarding removes them.
 *
 * @param place e.g. `paciente/12`, `paciente/nuevo`
 */
export async function openDraftSlot(owner: number, place: string): Promise<DraftSlot> {
  await Promise.all(closing);
  const prefix = `${owner}|${place}|`;
  for (const { key, entry } of await entriesOf(prefix)) {
    const unlock = await lock(key);
    if (!unlock) continue;
    const draft = await unseal(owner, key, entry).then((text) => JSON.parse(text) as Draft, () => null);
    if (draft) return slotAt(owner, key, { ...draft, savedAt: entry.savedAt }, unlock);
    // Nobody can read it any more.
    await inStore(DRAFTS, 'readwrite', (store) => store.delete(key)).catch(() => undefined);
    unlock();
  }
  const key = prefix + crypto.randomUUID();
  return slotAt(owner, key, null, (await lock(key)) ?? (() => undefined));
}

function slotAt(owner: number, key: string, found: DraftSlot['found'], unlock: () => void): DraftSlot {
  // One after the other: a removal must not be overtaken by a write that began before it.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    found,
    write(draft) {
      const text = JSON.stringify(draft);
      return inTurn(async () => {
        const entry: Entry = { savedAt: Date.now(), ...(await seal(owner, key, text)) };
        await inStore(DRAFTS, 'readwrite', (store) => store.put(entry, key));
        return true;
      }).catch(() => false);
    },
    remove: () => inTurn(() => inStore(DRAFTS, 'readwrite', (store) => store.delete(key))).catch(() => undefined),
    release() {
      const closed = last.finally(unlock);
      closing.add(closed);
      void closed.finally(() => closing.delete(closed));
    },
  };
}

/** Drafts below a prefix, the latest first. Those that are too old, of anybody, are removed. */
async function entriesOf(prefix: string): Promise<{ key: string; entry: Entry }[]> {
  const keys = (await inStore(DRAFTS, 'readonly', (store) => store.getAllKeys())) as string[];
  const entries = (await inStore(DRAFTS, 'readonly', (store) => store.getAll())) as Entry[];
  const found: { key: string; entry: Entry }[] = [];
  for (const [index, key] of keys.entries()) {
    const entry = entries[index];
    if (!entry) continue;
    if (Date.now() - entry.savedAt > MAX_AGE_MS) await inStore(DRAFTS, 'readwrite', (store) => store.delete(key));
    else if (key.startsWith(prefix)) found.push({ key, entry });
  }
  return found.toSorted((a, b) => b.entry.savedAt - a.entry.savedAt);
}

/** Holds a name as long as this tab lives or until it is let go; null when another form holds it. */
function lock(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks.request(name, { ifAvailable: true }, (held) => {
      if (!held) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((letGo) => resolve(letGo));
    }).catch(reject);
  });
}
