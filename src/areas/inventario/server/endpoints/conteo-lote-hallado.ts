import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { conteo, conteoDetalle, lote } from '#generated/server/tables.gen';
import { issueAt } from '#platform/shared/rules/issue-at';
import { missingLotData } from '#areas/inventario/shared/recepcion/supply-demands';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import { invalid } from '#platform/server/db/problem';
import { lotOrigins } from '../stock/lot-origins';
import { MAX_LOTS } from '../stock/lots-to-count';
import type { OperationContext } from '#platform/server/operations/context';
import { demandsOf } from '../supply-demands';
import { openCount } from '../conteo/open-count';

/** Adds a counted line for a lot that is missing in the list, and links the lot when the system knows it. */
export const conteoLoteHallado: OperationHandler<'conteoLoteHallado', OperationContext> = async (
  { params: { conteoId }, body },
  { tx, actor },
) => {
  // Serialises concurrent findings of the same lot.
  await tx.select({ id: conteo.conteoId }).from(conteo).where(eq(conteo.conteoId, conteoId)).for('update');
  const { almacenId } = await openCount(tx, conteoId, actor, ['CONTANDO']);
  const { insumoId, conteo: pieces, ubicacion = null } = body;
  const [numeroLote, caducidad] = [body.numeroLote ?? null, body.caducidad ?? null];
  const demands = (await demandsOf(tx, [{ insumoId }])).get(insumoId);
  const same = <Table extends typeof lote | typeof conteoDetalle>(table: Table) =>
    and(
      eq(table.insumoId, insumoId),
      numeroLote === null ? isNull(table.numeroLote) : eq(table.numeroLote, numeroLote),
      caducidad === null ? isNull(table.caducidad) : eq(table.caducidad, caducidad),
    );
  const [listed] = await tx
    .select({ id: conteoDetalle.conteoDetalleId })
    .from(conteoDetalle)
    .where(and(eq(conteoDetalle.conteoId, conteoId), same(conteoDetalle)))
    .limit(1);
  const [{ lines } = { lines: 0 }] = await tx
    .select({ lines: count() })
    .from(conteoDetalle)
    .where(eq(conteoDetalle.conteoId, conteoId));
  const issues = [
    ...issueAt(!demands, 'insumoId', 'REFERENCIA'),
    ...(demands ? missingLotData(demands, { numeroLote, caducidad }, '') : []),
    ...issueAt(listed !== undefined, 'numeroLote', 'LOTE_EN_CONTEO'),
    ...issueAt(lines >= MAX_LOTS, '', 'CONTEO_DEMASIADOS_LOTES', { limite: MAX_LOTS }),
  ];
  if (issues.length > 0) throw invalid(issues);

  const [known] = await tx
    .select({ loteId: lote.loteId, estatusLote: lote.estatus })
    .from(lote)
    .where(and(eq(lote.almacenId, almacenId), same(lote)))
    // Among lots of the number, the one with pieces comes first.
    .orderBy(desc(lote.existencia), lote.loteId)
    .limit(1);
  const now = new Date();
  const line = {
    loteId: known?.loteId ?? null,
    insumoId,
    numeroLote,
    caducidad,
    ubicacion,
    origen: known ? (await lotOrigins(tx, [known.loteId]))(known.loteId) : null,
    estatusLote: known?.estatusLote ?? null,
    conteo1: pieces,
    contadoEn: now,
    contadorId: actor.usuarioId,
  };
  await tx.insert(conteoDetalle).values({
    ...line,
    conteoId,
    orden: lines,
    creadoPor: actor.usuarioId,
    modificadoPor: actor.usuarioId,
  });
  await tx
    .update(conteo)
    .set({ lotes: lines + 1 })
    .where(eq(conteo.conteoId, conteoId));
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'conteo',
    entidadId: conteoId,
    despues: { lineas: [{ ...line, contadoEn: now.toISOString() }] },
  });
  return await findRecord(tx, resourceOf('conteo'), conteoId, 'conteo.capturar', actor);
};
