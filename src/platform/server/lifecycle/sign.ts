import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Resource, Signature } from '../entity/resource';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { Problem } from '../db/problem';
import { toColumn } from '../records/column-values';
import { staffRecord } from '#areas/personas/server/staff-of';
import { signedText, type Signer } from './signed-text';

/**
 * Signs a document that a step has just stored: writes the signer, their licence, the time, and the SHA-256 of {@link signedText}. From
 * then on the database refuses changes to the signed content.
 *
 * @throws Problem 409 FIRMA_SIN_CEDULA for a signer without a professional licence in their staff record
 */
export async function sign(
  tx: Queryable,
  resource: Resource,
  signature: Signature,
  key: string | number,
  actor: Actor,
  now: Date,
): Promise<void> {
  const signer = { ...(await signerOf(tx, actor)), at: now.toISOString() };
  const hash = digestOf((await signedText(tx, resource, signature, key, signer))!);
  const values = {
    [signature.by]: actor.usuarioId,
    [signature.name]: signer.name,
    [signature.licence]: signer.licence,
    [signature.at]: now.toISOString(),
    [signature.hash]: hash,
  };
  await tx
    .update(resource.table)
    .set(
      Object.fromEntries(
        resource.fields
          .filter(({ name }) => name in values)
          .map((field) => [field.name, toColumn(field, values[field.name])]),
      ),
    )
    .where(eq(resource.key.column, key));
}

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function signerOf(tx: Queryable, { usuarioId }: Actor): Promise<Omit<Signer, 'at'>> {
  const signer = await staffRecord(tx, usuarioId);
  if (!signer?.cedula) throw new Problem(409, 'FIRMA_SIN_CEDULA');
  return { name: signer.nombre, licence: signer.cedula };
}
