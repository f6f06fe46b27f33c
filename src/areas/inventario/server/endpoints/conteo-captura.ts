import { and, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { conteoDetalle } from '#generated/server/tables.gen';
import type { ConteoCapturaBody } from '#generated/shared/operations.gen';
import { isEqual } from '#platform/server/records/changes';
import { audit } from '#platform/server/db/audit';
import { invalid } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { userName } from '#areas/seguridad/server/user-name';
import { openCount } from '../conteo/open-count';

type Sent = ConteoCapturaBody['lineas'][number];

/**
 * Stores the counted amounts of single lines, locking only those lines. Several users can count one document at once, without its version.
 * A line that meanwhile has another amount stays unchanged, unless the request states that amount as seen.
 */
export const conteoCaptura: OperationHandler<'conteoCaptura', OperationContext> = async (
  { params: { conteoId }, body: { lineas } },
  { tx, actor },
) => {
  const { estatus, fechaInicio } = await openCount(tx, conteoId, actor, ['CONTANDO', 'RECONTEO']);
  const again = estatus === 'RECONTEO';
  const ids = lineas.map(({ conteoDetalleId }) => conteoDetalleId);
  const stored = await tx
    .select({
      conteoDetalleId: conteoDetalle.conteoDetalleId,
      recontar: conteoDetalle.recontar,
      conteo: again ? conteoDetalle.conteo2 : conteoDetalle.conteo1,
      contadoEn: again ? conteoDetalle.recontadoEn : conteoDetalle.contadoEn,
      contadorId: again ? conteoDetalle.recontadorId : conteoDetalle.contadorId,
    })
    .from(conteoDetalle)
    .where(and(eq(conteoDetalle.conteoId, conteoId), inArray(conteoDetalle.conteoDetalleId, ids)))
    .orderBy(conteoDetalle.conteoDetalleId)
    .for('update');
  const known = new Map(stored.map((line) => [line.conteoDetalleId, line]));
  const issues = lineas.flatMap(({ conteoDetalleId }, index) => {
    const line = known.get(conteoDetalleId);
    const codigo = !line
      ? 'REFERENCIA'
      : ids.indexOf(conteoDetalleId) !== index
        ? 'ELEMENTO_REPETIDO'
        : again && line.recontar !== true
          ? 'LINEA_SIN_RECONTEO'
          : null;
    return codigo ? [{ campo: `lineas.${index}.conteoDetalleId`, codigo, params: {} }] : [];
  });
  if (issues.length > 0) throw invalid(issues);

  const now = new Date();
  const names = new Map<number | null, string>();
  const antes: Record<string, unknown>[] = [];
  const despues: Record<string, unknown>[] = [];
  const answered = [];
  for (const sent of lineas) {
    const line = known.get(sent.conteoDetalleId)!;
    const { recontar: _, ...before } = line;
    const saved = mayWrite(sent, before.conteo);
    const writes = saved && before.conteo !== sent.conteo;
    const after = writes
      ? { ...before, conteo: sent.conteo, contadoEn: momentOf(sent, now, fechaInicio), contadorId: actor.usuarioId }
      : before;
    if (writes) {
      const { conteo: amount, contadoEn: at, contadorId: who } = after;
      await tx
        .update(conteoDetalle)
        .set({
          ...(again
            ? { conteo2: amount, recontadoEn: at, recontadorId: who }
            : { conteo1: amount, contadoEn: at, contadorId: who }),
          modificadoPor: actor.usuarioId,
          fechaModificacion: now,
        })
        .where(eq(conteoDetalle.conteoDetalleId, sent.conteoDetalleId));
      const column = again ? 'conteo2' : 'conteo1';
      antes.push({ conteoDetalleId: sent.conteoDetalleId, [column]: before.conteo });
      despues.push({ conteoDetalleId: sent.conteoDetalleId, [column]: amount });
    }
    if (!names.has(after.contadorId)) names.set(after.contadorId, await userName(tx, after.contadorId));
    answered.push({
      ...after,
      contadoEn: after.contadoEn?.toISOString() ?? null,
      quien: names.get(after.contadorId) || null,
      guardada: saved,
    });
  }
  if (!isEqual(antes, despues))
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'conteo',
      entidadId: conteoId,
      antes: { lineas: antes },
      despues: { lineas: despues },
    });
  return { lineas: answered };
};

/** Returns true when a line accepts the sent count: it has none yet, the same, or the one that the user saw. */
function mayWrite({ conteo: amount, antes }: Sent, held: number | null): boolean {
  return held === null || held === amount || held === antes;
}

/** Returns the time at which a line was counted, which may be before it was sent, but not before the count began. */
function momentOf({ haceSegundos = 0 }: Sent, now: Date, start: Date | null): Date {
  return new Date(Math.max(now.getTime() - haceSegundos * 1000, start?.getTime() ?? 0));
}
