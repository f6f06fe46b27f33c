import type { Resource } from '../entity/resource';
import type { Queryable } from '../db/database';
import { documentContents, type DocumentContents } from './document-contents';
import { digestOf } from './sign';
import { plainText } from './signed-text';

/**
 * Computes the digest of a sealed document: its key, content, state and lines. Empty values are left out, so that a field added to the
 * schema later changes no digest.
 */
export function sealDigest(resource: Resource, key: string | number, { row, lines }: DocumentContents): string {
  return digestOf(plainText({ documento: resource.name, clave: String(key), contenido: row, lineas: lines }));
}

/**
 * Returns the entry of a document in a sealed state in the audit trail, beside its changes: `sello`, the digest of the document as stored.
 * Empty in other states and for other entities. `npm run audit:verify` compares the last one with the document.
 */
export async function sealEntry(
  tx: Queryable,
  resource: Resource,
  key: string | number,
  state: unknown,
): Promise<{ readonly sello?: string }> {
  const { seal } = resource;
  if (!seal?.states.includes(String(state))) return {};
  const contents = (await documentContents(tx, resource, seal.content, seal.lines, [key])).get(String(key));
  return contents ? { sello: sealDigest(resource, key, contents) } : {};
}
