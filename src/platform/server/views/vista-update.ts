import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '../db/audit';
import { Problem } from '../db/problem';
import { vista } from '../db/system-tables';
import type { OperationContext } from '../operations/context';
import { readViews } from './read-views';
import { clearDefault, ownView, requireList, requireSensible, requireSharing, viewProblem } from './view-access';

/** Changes a view of the actor. Properties that the body omits stay unchanged. */
export const vistaUpdate: OperationHandler<'vistaUpdate', OperationContext> = async (
  { params, body },
  { database, actor },
) =>
  database.orm
    .transaction(async (tx) => {
      const before = await ownView(tx, params.vistaId, actor);
      const { version, ...given } = body;
      requireList(before.recurso, actor);
      requireSensible(given);
      // The permission is required only to begin sharing; a shared view may stay shared.
      if (!before.compartida) requireSharing(given.compartida, actor);
      if (before.version !== version) {
        const [actual] = await readViews(tx, eq(vista.vistaId, before.vistaId), actor);
        throw new Problem(412, 'CONFLICTO_VERSION', { extra: { actual } });
      }
      if (given.predeterminada === true) await clearDefault(tx, before.recurso, before.usuarioId);
      const changes = { ...given, ...(given.nombre === undefined ? {} : { nombre: given.nombre.trim() }) };
      await tx
        .update(vista)
        .set({ ...changes, version: before.version + 1, fechaModificacion: new Date() })
        .where(eq(vista.vistaId, before.vistaId));
      const changed = Object.keys(changes) as (keyof typeof changes)[];
      await audit(tx, actor, {
        accion: 'EDITAR',
        entidad: 'vista',
        entidadId: before.vistaId,
        antes: Object.fromEntries(changed.map((name) => [name, before[name]])),
        despues: changes,
      });
      const [view] = await readViews(tx, eq(vista.vistaId, before.vistaId), actor);
      return view!;
    })
    .catch((error: unknown) => {
      throw viewProblem(error);
    });
