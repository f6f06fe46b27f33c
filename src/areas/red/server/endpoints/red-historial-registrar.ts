import type { OperationHandler } from '#generated/server/operations.gen';
import { redHistorial } from '#generated/server/tables.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { invalid } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';

/** Maximum time by which device clocks run ahead of the server's. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/**
 * Stores connection events of a device, with the actor's account and unit. Devices resend unacknowledged events: known ones are skipped and
 * count as accepted.
 *
 * @throws Problem 422 when an event ends before it begins or begins in the future; then none is stored.
 */
export const redHistorialRegistrar: OperationHandler<'redHistorialRegistrar', OperationContext> = async (
  { body },
  { database, actor },
) => {
  const issues = body.flatMap(({ inicio, fin }, index): Issue[] => {
    if (Date.parse(inicio) > Date.now() + AHEAD_MS)
      return [{ campo: `${index}.inicio`, codigo: 'FECHA_FUTURA', params: {} }];
    return fin !== undefined && Date.parse(fin) < Date.parse(inicio)
      ? [{ campo: `${index}.fin`, codigo: 'RANGO_INVERTIDO', params: {} }]
      : [];
  });
  if (issues.length > 0) throw invalid(issues);
  const rows = body.map(({ inicio, fin, ...event }) => {
    const [began, ended] = [new Date(inicio), fin === undefined ? null : new Date(fin)];
    return {
      ...event,
      inicio: began,
      fin: ended,
      duracionSeg: ended && Math.round((ended.getTime() - began.getTime()) / 1000),
      usuarioId: actor.usuarioId ?? -1,
      unidadId: actor.unidadId,
      creadoPor: actor.usuarioId,
      modificadoPor: actor.usuarioId,
    };
  });
  await database.orm.insert(redHistorial).values(rows).onConflictDoNothing();
  return { aceptados: rows.length };
};
