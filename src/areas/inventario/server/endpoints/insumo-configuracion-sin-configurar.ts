import { eq } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { almacen } from '#generated/server/tables.gen';
import { closeMonths } from '../stock/close-months';
import type { OperationContext } from '#platform/server/operations/context';
import { requireWarehouse } from '../insumo-configuracion/require-warehouse';
import { unsetSupplies } from '../insumo-configuracion/unset-supplies';

/** Maximum number of rows in one response. */
const MOST = 1000;

/** Returns the supplies that a warehouse stocks or uses without a setting, the most used first. */
export const insumoConfiguracionSinConfigurar: OperationHandler<
  'insumoConfiguracionSinConfigurar',
  OperationContext
> = async ({ params: { almacenId } }, { database: { orm }, actor }) => {
  await requireWarehouse(orm, almacenId, 'insumo-configuracion.ver', actor);
  await closeMonths(orm, new Date(), { which: eq(almacen.almacenId, almacenId) });
  const found = await unsetSupplies(orm, almacenId, null);
  return found
    .toSorted((a, b) => (b.cpm ?? -1) - (a.cpm ?? -1))
    .slice(0, MOST)
    .map(({ levels, ...row }) => ({
      ...row,
      minimoSugerido: levels?.minimo ?? null,
      puntoReordenSugerido: levels?.puntoReorden ?? null,
      maximoSugerido: levels?.maximo ?? null,
    }));
};
