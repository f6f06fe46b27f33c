import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Resource, Signature } from '../entity/resource';
import { pacienteFusion } from '#generated/server/tables.gen';
import type { Orm } from '../db/database';
import { bitacora, pacienteFusionDocumento } from '../db/system-tables';
import { resources } from '../records/resources';
import { documentContents } from './document-contents';
import { columnOf, keysOf } from './sealed-documents';
import { digestOf } from './sign';
import { textOf } from './signed-text';

/** A signed document whose content changed after the signature. */
export interface SignatureFault {
  /** Name of its resource. */
  readonly resource: string;
  readonly key: string | number;
}

/**
 * Compares every signed document with its signature, and with the signature in the audit trail. A missing signature, or one that readers
 * would no longer recognise, is a fault as well.
 *
 * @returns the number of signed documents, and those changed afterwards by any means
 */
export async function signatureFaults(
  orm: Orm,
): Promise<{ readonly signed: number; readonly faults: readonly SignatureFault[] }> {
  const faults: SignatureFault[] = [];
  let signed = 0;
  for (const resource of resources) {
    const { signature } = resource;
    if (!signature) continue;
    const known = new Set<string>();
    for await (const keys of keysOf(orm, resource, isNotNull(columnOf(resource, signature.hash)))) {
      for (const key of await otherThanSigned(orm, resource, signature, keys)) {
        faults.push({ resource: resource.name, key });
        known.add(String(key));
      }
      signed += keys.length;
    }
    for (const key of await otherThanTrail(orm, resource, signature))
      if (!known.has(String(key))) faults.push({ resource: resource.name, key });
  }
  return { signed, faults };
}

/** Finds documents whose content has another digest than their signature. */
async function otherThanSigned(
  orm: Orm,
  resource: Resource,
  signature: Signature,
  keys: readonly (string | number)[],
): Promise<readonly (string | number)[]> {
  const { content, lines, name, licence, at, hash } = signature;
  const moved = resource.references.find(({ field, follows }) => follows && content.includes(field))?.field;
  const under = moved === undefined ? new Map<string, Merge[]>() : await mergesOf(orm, resource.name, keys);
  const contents = await documentContents(orm, resource, content, lines, keys);
  const signatures = await documentContents(orm, resource, [name, licence, at, hash], {}, keys);
  return keys.filter((key) => {
    const found = contents.get(String(key));
    const { row: own } = signatures.get(String(key)) ?? {};
    if (!found || !own) return false;
    const signedAt = new Date(own[at] as Date | string);
    const signer = { name: String(own[name]), licence: String(own[licence]), at: signedAt.toISOString() };
    const first = under.get(String(key))?.find(({ fecha }) => fecha > signedAt);
    const row = moved && first ? { ...found.row, [moved]: first.duplicadoId } : found.row;
    return digestOf(textOf(resource.name, key, row, found.lines, signer)) !== own[hash];
  });
}

interface Merge {
  readonly fecha: Date;
  readonly duplicadoId: number;
}

/**
 * Returns the merges in force that moved documents, earliest first, by document. The signature of a moved document still covers the record
 * that it named when it was signed.
 */
async function mergesOf(
  orm: Orm,
  entidad: string,
  keys: readonly (string | number)[],
): Promise<ReadonlyMap<string, Merge[]>> {
  const rows = await orm
    .select({
      clave: pacienteFusionDocumento.clave,
      fecha: pacienteFusion.fecha,
      duplicadoId: pacienteFusion.duplicadoId,
    })
    .from(pacienteFusionDocumento)
    .innerJoin(pacienteFusion, eq(pacienteFusion.pacienteFusionId, pacienteFusionDocumento.pacienteFusionId))
    .where(
      and(
        eq(pacienteFusionDocumento.entidad, entidad),
        inArray(pacienteFusionDocumento.clave, keys.map(Number)),
        eq(pacienteFusion.estatus, 'VIGENTE'),
        gt(pacienteFusion.fecha, new Date(0)),
      ),
    )
    .orderBy(asc(pacienteFusion.fecha), asc(pacienteFusion.pacienteFusionId));
  const found = new Map<string, Merge[]>();
  for (const { clave, fecha, duplicadoId } of rows) {
    const list = found.get(String(clave)) ?? [];
    if (fecha !== null && duplicadoId !== null) list.push({ fecha, duplicadoId });
    found.set(String(clave), list);
  }
  return found;
}

/** Finds documents whose signature differs from that in the audit trail. */
async function otherThanTrail(orm: Orm, resource: Resource, { on, hash }: Signature): Promise<(string | number)[]> {
  const { table, key, name } = resource;
  const signed = sql`${bitacora.despues} ->> ${hash}`;
  const rows = await orm
    .select({ key: bitacora.entidadId })
    .from(bitacora)
    .leftJoin(table, sql`${key.column}::text = ${bitacora.entidadId}`)
    .where(
      and(
        eq(bitacora.accion, 'TRANSICION'),
        eq(bitacora.entidad, name),
        eq(bitacora.transicion, on),
        sql`${signed} is not null`,
        sql`${columnOf(resource, hash)} is distinct from ${signed}`,
      ),
    )
    .orderBy(asc(bitacora.bitacoraId));
  return rows.map(({ key: own }) => (key.type === 'text' ? String(own) : Number(own)));
}
