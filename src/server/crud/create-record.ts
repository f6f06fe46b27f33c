import { eq } from 'drizzle-orm';
import type { Resource } from '../../../generated/server/resource.gen';
import type { Actor } from '../db/actor';
import { audit } from '../db/audit';
import type { Queryable } from '../db/database';
import { checkInput } from './check-input';
import { checkNarrowing } from './check-narrowing';
import { checkReferences } from './check-references';
import { insertValues } from './column-values';
import { writeNewEmbedded } from './embedded';
import { readRow } from './read-page';
import { refusedWrite } from './refused-write';
import { requireInScope } from './require-in-scope';
import { today } from './today';
import { toRecord, type WireRecord } from './to-record';

/**
 * Creates a record, its embedded entities and their audit rows; belongs in a transaction.
 *
 * @throws Problem 422 when the record is not right, 409 DUPLICADO when another has its key.
 */
export async function createRecord(tx: Queryable, resource: Resource, body: unknown, actor: Actor): Promise<WireRecord> {
  const record = checkInput(resource, body);
  try {
    await checkReferences(tx, resource, record, null);
    await checkNarrowing(tx, resource, record, null);
    const links = await writeNewEmbedded(tx, resource, record, actor);
    const values = insertValues(resource, resource, record, '');
    const stamps = { creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId };
    const [inserted] = await tx.insert(resource.table).values({ ...values, ...links, ...stamps }).returning({ key: resource.key.column });
    const key = inserted?.key as string | number;
    await audit(tx, actor, { accion: 'CREAR', entidad: resource.name, entidadId: key, despues: { ...links, ...values } });
    await requireInScope(tx, resource, key, resource.permissions.create, actor);
    const row = await readRow(tx, resource, eq(resource.key.column, key));
    return toRecord(resource, row ?? {}, actor, today());
  } catch (error) {
    throw refusedWrite(resource, error);
  }
}
