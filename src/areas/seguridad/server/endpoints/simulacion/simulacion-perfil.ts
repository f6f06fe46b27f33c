import type { OperationHandler } from '#generated/server/operations.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';
import { begin } from '#areas/seguridad/server/simulacion/begin';

/**
 * Simulates a profile as any user of it, at a place within the caller's reach.
 *
 * @throws Problem 404 for a unit, warehouse, service or supplier out of reach; otherwise as `begin`.
 */
export const simulacionPerfil: OperationHandler<'simulacionPerfil', OperationContext> = async ({ body }, context) => {
  const { perfilId, unidadId = null, almacenIds, servicioIds, proveedorId = null } = body;
  const { database, actor } = context;
  const [warehouses, services] = [almacenIds ?? [], servicioIds ?? []];
  const chosen = [
    ...list('unidad', unidadId),
    ...list('almacen', ...warehouses),
    ...list('nucleo', ...services),
    ...list('proveedor', proveedorId),
  ];
  for (const { name, key } of chosen) {
    const resource = resourceOf(name);
    await findRecord(database.orm, resource, key, resource.permissions.get, actor);
  }
  return begin(
    { perfilId, comoUsuarioId: null, unidadId, almacenIds: warehouses, servicioIds: services, proveedorId },
    context,
  );
};

function list(name: string, ...keys: readonly (number | null)[]): { name: string; key: number }[] {
  return keys.flatMap((key) => (key === null ? [] : [{ name, key }]));
}
