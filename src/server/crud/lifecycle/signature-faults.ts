import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Resource, Signature } from '../../../../generated/server/resource.gen';
import type { Orm } from '../../db/database';
import { bitacora } from '../../db/system-tables';
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
 * Holds every signed document to its signature, and to the signature that the audit trail tells of: one that is gone, or that nobody would take
 * for signed any more, is a fault as well.
 *
 * @returns the number of signed documents, and those that were changed since, by whatever way
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
    const known = new Set(faults.filter((fault) => fault.resource === resource.name).map((fault) => String(fault.key)));
    for (const own of await otherThanTrail(orm, resource, signature))
      if (!known.has(String(own))) faults.push({ resource: resource.name, key: own });
  }
  return { signed, faults };
}

/** Documents whose signature in the audit trail is not the one that they carry. */
async function otherThanTrail(orm: Orm, resource: Resource, { on, hash }: Signature): Promise<(string | number)[]> {
  const { table, key, name } = resource;
  const hashColumn = resource.fields.find((field) => field.name === hash)!.column;
  const told = sql`${bitacora.despues} ->> ${hash}`;
  const rows = await orm
    .select({ key: bitacora.entidadId })
    .from(bitacora)
    .leftJoin(table, sql`${key.column}::text = ${bitacora.entidadId}`)
    .where(
      and(
        eq(bitacora.accion, 'TRANSICION'),
        eq(bitacora.entidad, name),
        eq(bitacora.transicion, on),
        sql`${told} is not null`,
        sql`${hashColumn} is distinct from ${told}`,
      ),
    )
    .orderBy(asc(bitacora.bitacoraId));
  return rows.map(({ key: own }) => (key.type === 'text' ? String(own) : Number(own)));
}
