import { eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { credencial } from '#platform/server/db/system-tables';
import { persona } from '#generated/server/tables.gen';
import { changesBetween } from '#platform/server/records/changes';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { lockShared, passOnChange } from '#platform/server/records/references/shared-records';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import { updateRecord } from '#platform/server/records/update-record';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid, notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { sendInvitation } from '../usuarios/send-invitation';
import { isInUse, supplierUserRow } from '../usuarios/supplier-user-row';
import { notifyOldAddress } from '../usuarios/notify-old-address';
import { withoutPerson } from '../usuarios/without-person';

/**
 * Updates name, e-mail and active flag of a supplier user's account. Reactivation makes it active if its holder has signed in before, and
 * invited otherwise. An unchanged flag changes no state.
 *
 * @throws Problem 404 for an account that is no supplier's or out of reach; 409 when the e-mail is another's; 412 when `If-Match` names
 * another version; 422 when path and body name two accounts.
 */
export const usuarioProveedorActualizar: OperationHandler<'usuarioProveedorActualizar', OperationContext> = async (
  { params: { usuarioId }, body },
  context,
) => {
  const { tx, actor, version, sessions, committed } = context;
  if (body.usuarioId !== usuarioId) throw invalid([{ campo: 'usuarioId', codigo: 'NO_MODIFICABLE', params: {} }]);
  const resource = resourceOf('usuario');
  await lockShared(tx, resource, usuarioId);
  const before = await findRecord(tx, resource, usuarioId, 'usuario-proveedor.administrar', actor);
  if (before['proveedorId'] === null) throw notFound();
  const turns = body.isActive !== isInUse(before);
  const estatus = !turns
    ? before['estatus']
    : !body.isActive
      ? 'INACTIVO'
      : (await hasBeenHere(tx, before))
        ? 'ACTIVO'
        : 'INVITADO';
  const wanted = {
    ...withoutPerson(before),
    email: body.email,
    estatus,
    ...(turns && body.isActive ? { activo: true } : {}),
  };
  await rename(tx, before, body, actor);
  const after = await updateRecord({
    tx,
    actor,
    resource,
    id: String(usuarioId),
    version: version() ?? before.version,
    body: wanted,
  });
  await notifyOldAddress(before, after, context);
  committed(() => sessions.forget());
  if (turns) await sendInvitation(after, context);
  return supplierUserRow(after);
};

/** Checks whether the user has a password or has signed in at the provider; such a user needs no invitation. */
async function hasBeenHere(tx: Queryable, { usuarioId, ultimoAcceso }: WireRecord): Promise<boolean> {
  if (ultimoAcceso !== null) return true;
  const [known] = await tx
    .select({ usuarioId: credencial.usuarioId })
    .from(credencial)
    .where(eq(credencial.usuarioId, Number(usuarioId)));
  return known !== undefined;
}

interface Name {
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido?: string;
}

async function rename(
  tx: Queryable,
  { personaId, persona: known }: WireRecord,
  { nombre, primerApellido, segundoApellido = '' }: Name,
  actor: Actor,
): Promise<void> {
  const name = { nombre, primerApellido, segundoApellido: segundoApellido || null };
  const { nombre: first, primerApellido: second, segundoApellido: third } = known as Record<string, unknown>;
  const { antes, despues } = changesBetween(
    { nombre: first, primerApellido: second, segundoApellido: third || null },
    name,
    [],
  );
  if (Object.keys(despues).length === 0) return;
  const key = Number(personaId);
  await tx
    .update(persona)
    .set({
      ...name,
      version: sql`${persona.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: new Date(),
    })
    .where(eq(persona.personaId, key));
  await passOnChange(tx, resourceOf('persona'), key, 'usuario');
  await audit(tx, actor, { accion: 'EDITAR', entidad: 'persona', entidadId: key, antes, despues });
}
