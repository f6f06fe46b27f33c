import { and, eq, isNull } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '#platform/server/db/audit';
import { simulacion } from '#platform/server/db/system-tables';
import type { OperationContext } from '#platform/server/operations/context';

/** Ends the simulation of the request. */
export const simulacionTerminar: OperationHandler<'simulacionTerminar', OperationContext> = async (
  _input,
  { database, actor },
) => {
  const { simulation } = actor;
  if (!simulation) return true;
  await database.orm.transaction(async (tx) => {
    const isOpen = and(eq(simulacion.simulacionId, simulation.simulacionId), isNull(simulacion.terminada));
    const ended = await tx
      .update(simulacion)
      .set({ terminada: new Date() })
      .where(isOpen)
      .returning({ simulacionId: simulacion.simulacionId });
    if (ended.length > 0)
      await audit(tx, actor, {
        accion: 'SIMULACION',
        entidad: 'perfil',
        entidadId: simulation.perfilId,
        despues: { perfil: simulation.perfilNombre, terminada: true },
      });
  });
  return true;
};
