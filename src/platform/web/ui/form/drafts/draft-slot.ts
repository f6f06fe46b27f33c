import type { WireRecord } from '../../resource/wire-record';
import type { Sealed } from '#platform/shared/text/sealed-text';
import { sealFor, unsealFor } from './draft-cipher';
import { DRAFTS, inStore } from './draft-database';
import {
  dropLastWords,
  lastWordsBelow,
  prepareLastWords,
  purgeLastWords,
  takeLastWords,
  type LastWords,
} from './last-words';

/** Saved state of an unfinished form. */
export interface Draft {
  readonly values: WireRecord;
  /** Record that the values are based on; null for a new one. */
  readonly base: WireRecord | null;
  /** Last attempt to create: the same values sent again must have the same idempotency key. */
  readonly sent: { readonly values: string; readonly key: string } | null;
}

/** A draft with the time of writing (ms). */
export interface FoundDraft extends Draft {
  readonly savedAt: number;
}

/** Storage of one open form among the drafts. */
export interface DraftSlot {
  /** Draft of the same form, restored automatically. */
  readonly found: FoundDraft | null;
  /** Draft of an earlier form at this path, in another slot; the user decides about it. */
  readonly offered: FoundDraft | null;
  /** Makes the offered draft that of this form; the current values of this form become the next offer. */
  readonly takeUp: (instead: Draft | null) => Promise<void>;
  /** Deletes the offered draft, as it is unwanted or its record is saved. */
  readonly discardOffer: () => Promise<void>;
  /** Stores a draft; resolves to true when it is on the disk. */
  readonly write: (draft: Draft) => Promise<boolean>;
  /** Stores a draft synchronously, before the page closes. */
  readonly writeNow: (draft: Draft) => void;
  readonly remove: () => Promise<void>;
  /** Releases the draft of a closed form to other forms, after pending writes. */
  readonly release: () => void;
}

interface Entry extends Sealed {
  readonly savedAt: number;
}

/** Maximum age of a draft: personal data must not stay permanently on a shared machine. */
export const MAX_AGE_MS = 7 * 24 * 60 * 60 * 1_000;

/** Slots of closed forms with pending writes: a user who returns at once must find their draft. */
const closing = new Set<Promise<unknown>>();

/** Counts sign-outs of this tab: a slot opened before a sign-out stores nothing after it. */
let generation = 0;

/** Stops all open forms from storing drafts; resolves when pending writes are complete. */
export async function closeSlots(): Promise<void> {
  generation += 1;
  await Promise.all(closing);
}

interface Offer {
  readonly key: string;
  readonly draft: FoundDraft;
  readonly unlock: () => void;
}

/**
 * Opens a draft slot for a form. It contains the user's latest draft at this path that no other open tab uses, or is empty. Two tabs with
 * the same form have separate slots, so that drafts are not overwritten. A form whose next record may differ (a new patient) gets an empty
 * slot and offers the draft.
 *
 * Drafts outlive an expired session, so that the same user finds unfinished work again. They are encrypted, stored per user for a week, and
 * removed by saving, discarding and signing out.
 *
 * @param place e.g. `paciente/12`, `paciente/nuevo`
 * @param offers true to offer an earlier draft instead of restoring it
 */
export async function openDraftSlot(owner: number, place: string, offers = false): Promise<DraftSlot> {
  await Promise.all(closing);
  await purgeLastWords(MAX_AGE_MS);
  const prefix = `${owner}|${place}|`;
  for (const key of await keysBelow(prefix)) {
    const unlock = await lock(key);
    if (!unlock) continue;
    const found = await readDraft(owner, key);
    if (found && offers) return freshSlot(owner, prefix, { key, draft: found, unlock });
    if (found) return slotAt(owner, key, found, unlock);
    // Deletes a draft that cannot be decrypted.
    await inStore(DRAFTS, 'readwrite', (store) => store.delete(key));
    unlock();
  }
  return freshSlot(owner, prefix, null);
}

async function freshSlot(owner: number, prefix: string, offer: Offer | null): Promise<DraftSlot> {
  const key = prefix + crypto.randomUUID();
  return slotAt(owner, key, null, (await lock(key)) ?? (() => undefined), offer);
}

async function readDraft(owner: number, key: string): Promise<DraftSlot['found']> {
  // The snapshot of the page's last moment is newer than any draft.
  const words = await takeLastWords(owner, key);
  const said = words === null ? null : parse(words);
  if (said) {
    // Last words can be read only once; they are stored as a draft, so that an offered draft is there the next time, too.
    const stored: Entry = { savedAt: said.savedAt, ...(await sealFor(owner, key, JSON.stringify(said))) };
    await inStore(DRAFTS, 'readwrite', (store) => store.put(stored, key));
    return said;
  }
  const entry = await inStore<Entry | undefined>(
    DRAFTS,
    'readonly',
    (store) => store.get(key) as IDBRequest<Entry | undefined>,
  );
  return entry ? unsealFor(owner, key, entry).then(parse, () => null) : null;
}

function parse(text: string): DraftSlot['found'] {
  try {
    return JSON.parse(text) as NonNullable<DraftSlot['found']>;
  } catch {
    return null;
  }
}

function slotAt(
  owner: number,
  key: string,
  found: DraftSlot['found'],
  unlock: () => void,
  offer: Offer | null = null,
): DraftSlot {
  // Serialised: an earlier write must not complete after a removal.
  let last: Promise<unknown> = Promise.resolve();
  const sequentially = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  let lastWords: LastWords | null = null;
  let said = false;
  const openedIn = generation;
  const isOver = () => openedIn !== generation;
  const prepare = () =>
    sequentially(async () => {
      if (!isOver()) lastWords = await prepareLastWords(owner, key);
    }).catch(() => undefined);
  void prepare();
  let offered = offer?.draft ?? null;
  const put = async (at: string, draft: FoundDraft) => {
    const entry: Entry = { savedAt: draft.savedAt, ...(await sealFor(owner, at, JSON.stringify(draft))) };
    if (!isOver()) await inStore(DRAFTS, 'readwrite', (store) => store.put(entry, at));
  };
  const dropOffer = async () => {
    offered = null;
    if (offer && !isOver()) await inStore(DRAFTS, 'readwrite', (store) => store.delete(offer.key));
  };

  return {
    found,
    offered,
    takeUp: (instead) =>
      sequentially(async () => {
        const taken = offered;
        if (!offer || !taken || isOver()) return;
        await put(key, { ...taken, savedAt: Date.now() });
        if (!instead) return dropOffer();
        offered = { ...instead, savedAt: Date.now() };
        return put(offer.key, offered);
      }).catch(() => undefined),
    discardOffer: () => sequentially(dropOffer).catch(() => undefined),
    write(draft) {
      const savedAt = Date.now();
      const text = JSON.stringify({ ...draft, savedAt });
      const written = sequentially(async () => {
        if (isOver()) return false;
        const entry: Entry = { savedAt, ...(await sealFor(owner, key, text)) };
        if (isOver()) return false;
        await inStore(DRAFTS, 'readwrite', (store) => store.put(entry, key));
        return true;
      }).catch(() => false);
      // The page did not close: the draft now contains the last words, and the pad must not be used twice.
      if (said) void sequentially(() => dropLastWords(key)).then(prepare, () => undefined);
      said = false;
      return written;
    },
    writeNow(draft) {
      if (isOver()) return;
      lastWords?.say(JSON.stringify({ ...draft, savedAt: Date.now() }));
      said = lastWords !== null;
    },
    remove: () =>
      sequentially(async () => {
        if (isOver()) return;
        await inStore(DRAFTS, 'readwrite', (store) => store.delete(key));
        if (said) await dropLastWords(key);
        said = false;
      }).catch(() => undefined),
    release() {
      if (!said && !isOver()) void sequentially(() => dropLastWords(key)).catch(() => undefined);
      const closed = last.finally(() => {
        unlock();
        offer?.unlock();
      });
      closing.add(closed);
      void closed.finally(() => closing.delete(closed));
    },
  };
}

/** Returns the keys of the drafts below a prefix, the latest first. Deletes expired drafts of all users. */
async function keysBelow(prefix: string): Promise<string[]> {
  const keys = (await inStore(DRAFTS, 'readonly', (store) => store.getAllKeys())) as string[];
  const entries = (await inStore(DRAFTS, 'readonly', (store) => store.getAll())) as Entry[];
  const age = new Map(keys.map((key, index) => [key, Date.now() - (entries[index]?.savedAt ?? 0)]));
  for (const [key, old] of age) if (old > MAX_AGE_MS) await inStore(DRAFTS, 'readwrite', (store) => store.delete(key));
  const words = lastWordsBelow(prefix);
  const drafts = keys.filter((key) => key.startsWith(prefix) && !words.includes(key) && age.get(key)! <= MAX_AGE_MS);
  return [...words, ...drafts.toSorted((a, b) => age.get(a)! - age.get(b)!)];
}

/** Locks a name until released or until this tab closes; null when another form has the lock. */
function lock(name: string): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, { ifAvailable: true }, (held) => {
        if (!held) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((releaseReservations) => resolve(releaseReservations));
      })
      .catch(reject);
  });
}
