import { createHash } from 'node:crypto';
import type { OperationName } from '#generated/shared/operations.gen';
import { isObject } from '#platform/shared/paths';
import { operationAnswer } from '#platform/server/operations/questions';

/** A request that a second person confirms: an operation with its arguments. */
export interface Act {
  readonly name: OperationName;
  readonly params: Readonly<Record<string, unknown>>;
  /** Request body, without the vouching person. */
  readonly body: unknown;
}

/**
 * Returns a digest of a request, independent of the order of its fields. Confirmed questions about unexpected values do not change it,
 * because the act is the same.
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
