import type { Resource, Signature } from '#generated/server/resource.gen';
import type { Queryable } from '../db/database';
import { documentContents } from './document-contents';

export interface Signer {
  readonly name: string;
  readonly licence: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * Canonical text of a signature's content, equal at every reading: the document, the text that people wrote in it and its lines, the signer
 * and the time. Empty and `false` values are left out, so that a field added to the schema later does not change it.
 *
 * @returns null when the document does not exist
 */
export async function signedText(
  db: Queryable,
  resource: Resource,
  { content, lines }: Signature,
  key: string | number,
  signer: Signer,
): Promise<string | null> {
  const found = (await documentContents(db, resource, content, lines, [key])).get(String(key));
  return found ? textOf(resource.name, key, found.row, found.lines, signer) : null;
}

/**
 * The same of a document that is in hand.
 *
 * @param contenido values of the columns that the signature covers, as the database gives them
 * @param lineas the same of its lines, in their order, by the field that holds them
 */
export function textOf(
  documento: string,
  clave: string | number,
  contenido: object,
  lineas: Readonly<Record<string, unknown>>,
  firma: Signer,
): string {
  return plainText({ documento, clave: String(clave), contenido, lineas, firma });
}

/** A value as one text, the same for values that differ only in what is empty and in the order of members. */
export const plainText = (value: object): string => JSON.stringify(plain(value));

/** A value without what is empty, its members by name: the order of columns and of the keys of `jsonb` is no part of it. */
function plain(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .filter(
        ([, each]) => each !== null && each !== false && each !== '' && !(Array.isArray(each) && each.length === 0),
      )
      .map(([name, each]) => [name, plain(each)]),
  );
}
