import { eq } from 'drizzle-orm';
import { devolucionOrdenCargo, devolucionOrdenCargoDetalle } from '#generated/server/tables.gen';
import type { DevolucionOrdenCargo, OrdenCargo } from '#generated/shared/types.gen';
import { createRecord } from '#platform/server/records/create-record';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import { storeDerived } from '#platform/server/records/store-derived';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';

export interface ReturnedLot {
  readonly insumoOrdenCargoId: number;
  readonly insumoId: number;
  readonly loteId: number;
  readonly cantidad: number;
  readonly condicion: 'INTEGRO' | 'ABIERTO' | 'CADUCADO';
  readonly costoUnitario: number;
}

interface Returned {
  readonly origen: 'PACIENTE' | 'DIFERENCIA';
  readonly motivo: string;
  readonly lineas: readonly ReturnedLot[];
}

/** Opens a return of an order's pieces and notifies the people of its warehouse who may accept it. */
export async function openReturn(
  tx: Queryable,
  { ordenCargoId, almacenSurtidorNombre: _, servicioNombre, unidadId }: OrdenCargo,
  { origen, motivo, lineas }: Returned,
  actor: Actor,
): Promise<DevolucionOrdenCargo> {
  const resource = resourceOf('devolucion-orden-cargo');
  const created = await createRecord({ tx, actor, resource, body: {}, set: { ordenCargoId, origen, motivo } });
  const { devolucionOrdenCargoId } = created;
  const stamps = { creadoPor: actor.usuarioId, modificadoPor: actor.usuarioId };
  await tx
    .insert(devolucionOrdenCargoDetalle)
    .values(lineas.map((line, orden) => ({ ...line, devolucionOrdenCargoId, orden, ...stamps })));
  const stored = await readRecord(
    tx,
    resource,
    eq(devolucionOrdenCargo.devolucionOrdenCargoId, devolucionOrdenCargoId),
    actor,
  );
  const record = await storeDerived(tx, resource, stored!, actor);
  await notify(tx, await usersWhoCanTake(tx, resource.name, 'aceptar', { ...record }), {
    tipo: 'DEVOLUCION_POR_ACEPTAR',
    severidad: 'AVISO',
    folio: record.folio,
    detalle: servicioNombre,
    ruta: `/${resource.name}/${devolucionOrdenCargoId}`,
    entidad: resource.name,
    entidadId: devolucionOrdenCargoId,
    unidadId,
    agrupador: `${resource.name}/${devolucionOrdenCargoId}`,
    requiereAccion: true,
  });
  return record;
}
