import type { OperationHandler } from '#generated/server/operations.gen';
import { grouped } from '#platform/shared/text/grouped';
import type { Issue } from '#platform/shared/validation/issue';
import { todayIn } from '#platform/shared/dates/moments';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import { Problem } from '#platform/server/db/problem';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';
import { proposals } from '../redistribucion/proposals';

/**
 * Creates and sends the requests for suggested transfers, one for each pair of warehouses. A different person authorises them, as with any
 * request.
 *
 * @throws Problem 409 TRASPASO_CAMBIADO with the outdated proposals in their current state
 */
export const redistribuir: OperationHandler<'redistribuir', OperationContext> = async (
  { body: { propuestas } },
  { tx, actor },
) => {
  const day = todayIn(actor.timeZone, new Date());
  const insumoIds = [...new Set(propuestas.map(({ insumoId }) => insumoId))];
  // Serialises concurrent requests for one suggestion: the second sees what the first has sent.
  await lockStock(
    tx,
    propuestas.flatMap(({ insumoId, origenId, destinoId }) => [
      { almacenId: origenId, insumoId },
      { almacenId: destinoId, insumoId },
    ]),
  );
  const now = await proposals(tx, actor, day, insumoIds);
  const keyOf = (each: (typeof propuestas)[number]) => `${each.insumoId} ${each.origenId} ${each.destinoId}`;
  const known = new Map(now.map((each) => [keyOf(each), each]));
  const issues = propuestas.flatMap((each, index): Issue[] => {
    const { cantidad = 0 } = known.get(keyOf(each)) ?? {};
    const campo = `propuestas.${index}.cantidad`;
    return each.cantidad > cantidad ? [{ campo, codigo: 'TRASPASO_CAMBIADO', params: { cantidad } }] : [];
  });
  if (issues[0]) throw new Problem(409, 'TRASPASO_CAMBIADO', { params: issues[0].params, errores: issues });

  const resource = resourceOf('solicitud');
  const solicitudes = [];
  for (const [, own] of grouped(propuestas, ({ origenId, destinoId }) => `${origenId} ${destinoId}`)) {
    const { origenId, destinoId } = own[0]!;
    const draft = await createRecord({
      tx,
      actor,
      resource,
      body: {
        tipo: 'REDISTRIBUCION',
        almacenSolicitanteId: destinoId,
        almacenSurtidorId: origenId,
        urgente: false,
        justificacion: 'Traspaso sugerido entre almacenes: excedente o caducidad próxima en uno, faltante en el otro.',
        lineas: own.map(({ insumoId, cantidad }) => ({ insumoId, cantidadSolicitada: cantidad })),
      },
    });
    const sent = await takeStep({ tx, actor }, resource, draft, 'enviar');
    solicitudes.push({
      solicitudId: sent.solicitudId,
      folio: sent.folio ?? String(sent.solicitudId),
      claves: own.length,
      piezas: own.reduce((sum, { cantidad }) => sum + cantidad, 0),
      origenNombre: sent.almacenSurtidorNombre ?? '',
      destinoNombre: sent.almacenSolicitanteNombre ?? '',
    });
  }
  return { solicitudes };
};
