import { and, asc, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { perfil, persona } from '#generated/server/tables.gen';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { sendInvitation } from '../usuarios/send-invitation';
import { supplierUserRow } from '../usuarios/supplier-user-row';

/**
 * Creates an account for a user of a supplier. The network stores only their name and e-mail.
 *
 * @throws Problem 404 for a supplier out of reach; 409 when the e-mail is another's, or no supplier profile exists.
 */
export const vincularUsuarioProveedor: OperationHandler<'vincularUsuarioProveedor', OperationContext> = async (
  { body },
  context,
) => {
  const { tx, actor } = context;
  const { proveedorId, nombre, primerApellido, segundoApellido = '', email, isActive } = body;
  await findRecord(tx, resourceOf('proveedor'), proveedorId, 'usuario-proveedor.administrar', actor);
  const perfilId = await supplierProfile(tx);
  // Birth data and sex stay null: the network does not need them.
  const human = {
    nombre,
    primerApellido,
    segundoApellido: segundoApellido || null,
    correo: email,
    genero: null,
    fechaNacimiento: null,
    paisNacimiento: null,
    estadoNacimiento: null,
  };
  const [inserted] = await tx
    .insert(persona)
    .values({ ...human, creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId })
    .returning({ personaId: persona.personaId });
  const personaId = inserted!.personaId;
  await audit(tx, actor, { accion: 'CREAR', entidad: 'persona', entidadId: personaId, despues: human });
  const created = await createRecord({
    tx,
    actor,
    resource: resourceOf('usuario'),
    body: { personaId, perfilId, proveedorId, email, estatus: isActive ? 'INVITADO' : 'INACTIVO' },
    trustedReferences: ['personaId'],
  });
  await sendInvitation(created, context);
  return supplierUserRow(created);
};

/** Returns the profile for suppliers' users: the first one whose reach is a supplier. */
async function supplierProfile(tx: Queryable): Promise<number> {
  const [profile] = await tx
    .select({ perfilId: perfil.perfilId })
    .from(perfil)
    .where(and(eq(perfil.alcance, 'PROVEEDOR'), eq(perfil.activo, true)))
    .orderBy(asc(perfil.perfilId))
    .limit(1);
  if (!profile) throw new Problem(409, 'PERFIL_PROVEEDOR_FALTA');
  return profile.perfilId;
}
