import { and, asc, gt, isNotNull } from 'drizzle-orm';
import type { Orm } from '../../db/database';
import { resources } from '../resources';
import { digestOf } from './sign';
import { signedText } from './signed-text';

/** Documents read at a time. */
const ROUND = 500;

/** A signed document that is no longer what was signed. */
export interface SignatureFault {
  /** Name of its resource. */
  readonly resource: string;
  readonly key: string | number;
}

/**
 * Holds every signed document to its signature.
 *
 * @returns how many there are, and those that have been changed since, by whatever way
 */
export async function signatureFaults(
  orm: Orm,
): Promise<{ readonly signed: number; readonly faults: readonly SignatureFault[] }> {
  const faults: SignatureFault[] = [];
  let signed = 0;
  for (const resource of resources) {
    const { signature, table, key } = resource;
    if (!signature) continue;
    const column = (name: string) => resource.fields.find((field) => field.name === name)!.column;
    let last: string | number = 0;
    for (;;) {
      const rows: Record<string, unknown>[] = await orm
        .select({
          key: key.column,
          name: column(signature.name),
          licence: column(signature.licence),
          at: column(signature.at),
          hash: column(signature.hash),
        })
        .from(table)
        .where(and(isNotNull(column(signature.hash)), gt(key.column, last)))
        .orderBy(asc(key.column))
        .limit(ROUND);
      for (const { key: own, name, licence, at, hash } of rows) {
        const signer = {
          name: String(name),
          licence: String(licence),
          at: new Date(at as Date | string).toISOString(),
        };
        const text = await signedText(orm, resource, signature, own as string | number, signer);
        if (text === null || digestOf(text) !== hash)
          faults.push({ resource: resource.name, key: own as string | number });
      }
      signed += rows.length;
      if (rows.length < ROUND) break;
      last = rows.at(-1)!['key'] as string | number;
    }
  }
  return { signed, faults };
}
