import type { Solicitud } from '../../../generated/shared/types.gen';
import { linesOf, type SolicitudLine } from '../../domain/solicitud/lines-of';
import { linesIn, setLineValues } from '../crud/lines/write-lines';
import { resourceOf } from '../crud/resources';
import type { RecordOf } from '../crud/to-record';
import type { Actor } from '../db/actor';
import type { Queryable } from '../db/database';
import { requestFigures } from './request-figures';

/** Lines of a request with what is known now of the supply of each in the warehouse that asks for it. */
export async function withKnownStock(
  tx: Queryable,
  request: Pick<Solicitud, 'solicitudId' | 'tipo' | 'almacenSolicitanteId' | 'lineas'>,
): Promise<SolicitudLine[]> {
  const { solicitudId, tipo, almacenSolicitanteId: almacenId } = request;
  const lines = linesOf(request);
  const figures = await requestFigures(
    tx,
    lines.map(({ insumoId }) => ({ almacenId, insumoId, surtidorId: null, tipo, solicitudId })),
  );
  return lines.map((line, index) => {
    const { disponible, cpm, enTransito, cantidad } = figures[index]!;
    return { ...line, existenciaActual: disponible, cpm, enTransito, cantidadSugerida: cantidad };
  });
}

/**
 * Writes it beside the lines of a draft, so that whoever fills it in sees stock, use and suggestion of each (DOMAIN f.6); a request that
 * was sent keeps what was known then.
 *
 * @returns the record with it
 */
export async function keepKnownStock(
  tx: Queryable,
  record: RecordOf<Solicitud>,
  actor: Actor,
): Promise<RecordOf<Solicitud>> {
  if (record.estatus !== 'BORRADOR') return record;
  const lineas = await withKnownStock(tx, record);
  for (const table of resourceOf('solicitud').lines)
    await setLineValues(tx, table, linesIn(record, table), linesIn({ lineas }, table), actor);
  return { ...record, lineas };
}
