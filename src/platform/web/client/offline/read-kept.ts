import { unseal } from '#platform/shared/sealed-text';
import { placeOf } from './device-key';
import type { DeviceStore } from './device-store';

export interface KeptText {
  readonly body: string;
  /** Names and values of the headers that lists are paged by. */
  readonly headers: readonly [string, string][];
  /** When it was kept (milliseconds since 1970). */
  readonly at: number;
}

/**
 * Returns the stored answer of `path` from a person's device; null without one.
 *
 * @throws when it was sealed with another key
 */
export async function readKept(
  store: DeviceStore,
  key: CryptoKey,
  owner: number,
  path: string,
): Promise<KeptText | null> {
  const place = await placeOf(owner, path);
  const found = await store.get('respuestas', place);
  if (!found) return null;
  const { body, headers } = JSON.parse(await unseal(key, place, found)) as Omit<KeptText, 'at'>;
  return { body, headers, at: found.at };
}
