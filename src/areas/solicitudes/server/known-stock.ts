import type { Solicitud } from '#generated/shared/types.gen';
import { linesOf, type SolicitudLine } from '#areas/solicitudes/shared/solicitud/lines-of';
import { linesIn, setLineValues } from '#platform/server/lines/write-lines';
import { resourceOf } from '#platform/server/records/resources';
import { storeDerived } from '#platform/server/records/store-derived';
import type { RecordOf } from '#platform/server/records/read/wire-record';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { pricesInForce } from '#areas/inventario/server/stock/prices-in-force';
import { requestFigures } from './request-figures';

/** Adds the current figures of each supply at the requesting warehouse to the lines of requests. */
export async function withKnownStock(
  tx: Queryable,
  request: Pick<Solicitud, 'solicitudId' | 'tipo' | 'almacenSolicitanteId' | 'almacenSurtidorId' | 'lineas'>,
): Promise<SolicitudLine[]> {
  const { solicitudId, tipo, almacenSolicitanteId: almacenId } = request;
  const lines = linesOf(request);
  const figures = await requestFigures(
    tx,
    lines.map(({ insumoId }) => ({ almacenId, insumoId, surtidorId: null, tipo, solicitudId })),
  );
  const prices = await pricesInForce(
    tx,
    request.almacenSurtidorId,
    lines.map(({ insumoId }) => insumoId),
  );
  return lines.map((line, index) => {
    const { disponible, cpm, enTransito, cantidad } = figures[index]!;
    return {
      ...line,
      existenciaActual: disponible,
      cpm,
      enTransito,
      cantidadSugerida: cantidad,
      precioEstimado: prices.get(line.insumoId) ?? null,
    };
  });
}

/**
 * Stores stock, use and suggestion beside the lines of a draft, for the person who fills it in (DOMAIN f.6). A sent request keeps its
 * snapshot.
 *
 * @returns the updated record
 */
export async function keepKnownStock(
  tx: Queryable,
  record: RecordOf<Solicitud>,
  actor: Actor,
): Promise<RecordOf<Solicitud>> {
  if (record.estatus !== 'BORRADOR') return record;
  const lineas = await withKnownStock(tx, record);
  const resource = resourceOf('solicitud');
  for (const table of resource.lines)
    await setLineValues(tx, table, linesIn(record, table), linesIn({ lineas }, table), actor);
  return await storeDerived(tx, resource, { ...record, lineas }, actor);
}
