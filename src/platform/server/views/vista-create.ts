import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '../db/audit';
import { Problem } from '../db/problem';
import { vista } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { readViews } from './read-views';
import { clearDefault, requireList, requireSensible, requireSharing, viewProblem } from './view-access';

/** Saves a view of a list for the actor. */
export const vistaCreate: OperationHandler<'vistaCreate', OperationContext> = async ({ body }, { database, actor }) => {
  const { recurso, contenido, compartida = false, predeterminada = false } = body;
  const { usuarioId } = actor;
  requireList(recurso, actor);
  requireSharing(compartida, actor);
  requireSensible(body);
  if (usuarioId === null) throw new Problem(401, 'NO_AUTENTICADO');
  return database.orm
    .transaction(async (tx) => {
      if (predeterminada) await clearDefault(tx, recurso, usuarioId);
      const [created] = await tx
        .insert(vista)
        .values({ recurso, nombre: body.nombre.trim(), usuarioId, contenido, compartida, predeterminada })
        .returning({ id: vista.vistaId });
      await audit(tx, actor, { accion: 'CREAR', entidad: 'vista', entidadId: created!.id, despues: { ...body } });
      const [view] = await readViews(tx, eq(vista.vistaId, created!.id), actor);
      return view!;
    })
    .catch((error: unknown) => {
      throw viewProblem(error);
    });
};
