import { and, eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { persona, personalMedico, usuario, perfil } from '#generated/server/tables.gen';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, notFound, Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { sendInvitation } from '../usuarios/send-invitation';

/**
 * Creates an account for a person, with the e-mail of their personal data, in the unit of their post.
 *
 * @throws Problem 404 for a person outside the staff that the actor may link; 409 when they have an account, or their e-mail is another's;
 * 422 when they have no e-mail, or the profile may not be assigned.
 */
export const usuarioVincular: OperationHandler<'usuarioVincular', OperationContext> = async (
  { body: { personaId, perfilId } },
  context,
) => {
  const { tx, actor } = context;
  const [human] = await tx
    .select({ correo: persona.correo })
    .from(persona)
    .where(and(eq(persona.personaId, personaId), eq(persona.activo, true)))
    .for('update');
  const post = human && (await postOf(tx, personaId, actor));
  if (!human || post === null) throw notFound();
  const [account] = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(eq(usuario.personaId, personaId));
  if (account)
    throw new Problem(409, 'PERSONA_CON_USUARIO', {
      errores: [{ campo: 'personaId', codigo: 'PERSONA_CON_USUARIO', params: {} }],
    });
  if (!human.correo) throw invalid([{ campo: 'personaId', codigo: 'PERSONA_SIN_CORREO', params: {} }]);
  await requireOwnProfile(tx, perfilId);
  const created = await createRecord({
    tx,
    actor,
    resource: resourceOf('usuario'),
    body: { personaId, perfilId, email: human.correo, estatus: 'INVITADO', ...post },
    trustedReferences: ['personaId', 'personalMedicoId'],
  });
  await sendInvitation(created, context);
  return created;
};

/**
 * Creates an additional account for a person of the staff, with a declared reason. Post and signature stay with the first.
 *
 * @throws Problem 404 for a person out of the actor's reach; 409 when the e-mail is another's; 422 CUENTA_PROPIA, or a profile that may not
 * be assigned
 */
export const usuarioCuentaAdicional: OperationHandler<'usuarioCuentaAdicional', OperationContext> = async (
  { body: { personaId, perfilId, email, motivoCuentaAdicional } },
  context,
) => {
  const { tx, actor } = context;
  const post = await postOf(tx, personaId, actor);
  if (post === null) throw notFound();
  await requireOwnProfile(tx, perfilId);
  const created = await createRecord({
    tx,
    actor,
    resource: resourceOf('usuario'),
    body: { personaId, perfilId, email, motivoCuentaAdicional, estatus: 'INVITADO', unidadId: post.unidadId ?? null },
    trustedReferences: ['personaId'],
  });
  await sendInvitation(created, context);
  return created;
};

/** Returns the person's post within the actor's reach. Empty for an unlimited reach without a post; null when out of reach. */
async function postOf(
  tx: Queryable,
  personaId: number,
  actor: Actor,
): Promise<{ personalMedicoId?: number; unidadId?: number } | null> {
  const reach = scopeCondition(resourceOf('personal-medico'), 'usuario.vincular', actor);
  const [post] = await tx
    .select({ personalMedicoId: personalMedico.personalMedicoId, unidadId: personalMedico.unidadId })
    .from(personalMedico)
    .where(and(eq(personalMedico.personaId, personaId), eq(personalMedico.activo, true), reach));
  return post ?? (reach === undefined ? {} : null);
}

/** @throws Problem 422 on `perfilId` for a profile of suppliers, whose people are linked by another operation. */
async function requireOwnProfile(tx: Queryable, perfilId: number): Promise<void> {
  const [profile] = await tx.select({ alcance: perfil.alcance }).from(perfil).where(eq(perfil.perfilId, perfilId));
  if (profile?.alcance === 'PROVEEDOR')
    throw invalid([{ campo: 'perfilId', codigo: 'PERFIL_DE_PROVEEDOR', params: {} }]);
}
