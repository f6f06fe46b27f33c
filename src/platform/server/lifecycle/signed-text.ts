import type { Resource, Signature } from '../entity/resource';
import type { Queryable } from '../db/database';
import { documentContents } from './document-contents';

export interface Signer {
  readonly name: string;
  readonly licence: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * Returns the canonical text of a signature's content, equal at every reading: the document, the text that people wrote in it and its
 * lines, the signer and the time. Empty and `false` values are left out, so that a field added to the schema later does not change it.
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
 * Returns the canonical text of a document that was already read.
 *
 * @param contenido values of the columns that the signature covers, as read from the database
 * @param lineas values of its lines, in their order, by field
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

/** Serialises a value independently of empty members and of the order of members. */
export const plainText = (value: object): string => JSON.stringify(plain(value));

/** Removes empty members and sorts the others by name, because the order of columns and `jsonb` keys is irrelevant. */
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
