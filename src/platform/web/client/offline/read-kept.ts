import { unseal } from '#platform/shared/text/sealed-text';
import { placeOf } from './device-key';
import type { DeviceStore } from './device-store';

export interface KeptText {
  readonly body: string;
  /** Names and values of the paging headers of lists. */
  readonly headers: readonly [string, string][];
  /** Time of storage (milliseconds since 1970). */
  readonly at: number;
}

/**
 * Returns the stored response of `path` from a person's device; null when there is none.
 *
 * @throws when it was encrypted with another key
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
