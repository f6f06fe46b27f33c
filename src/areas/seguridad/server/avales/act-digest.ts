import { createHash } from 'node:crypto';
import type { OperationName } from '#generated/shared/operations.gen';
import { isObject } from '#platform/shared/paths';
import { operationAnswer } from '#platform/server/operations/questions';

/** One request that a second person confirms: an operation with what it is called with. */
export interface Act {
  readonly name: OperationName;
  readonly params: Readonly<Record<string, unknown>>;
  /** As it is sent, without who vouches for it. */
  readonly body: unknown;
}

/**
 * Digest of a request, the same for whatever order its fields come in. Confirmed questions about unexpected values leave it as it is: what is done stays the same.
 */
export function actDigest({ name, params, body }: Act): string {
  const path = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
  const { body: asked } = operationAnswer(name, body);
  return createHash('sha256')
    .update(JSON.stringify(sorted([name, path, asked])))
    .digest('hex');
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isObject(value)) return value;
  return Object.keys(value)
    .toSorted()
    .map((key) => [key, sorted(value[key])]);
}
