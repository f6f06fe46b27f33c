import type { OperationHandler } from '#generated/server/operations.gen';
import { counts } from '#areas/inventario/shared/inventario/average-use';
import { safetyMonths } from '#areas/inventario/shared/inventario/suggested-levels';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { monthsOfUse } from '../stock/monthly-use';
import type { OperationContext } from '#platform/server/operations/context';

/** Returns the derivation of a setting's suggestion: its supply's use by month, and the safety stock of its class. */
export const insumoConfiguracionConsumo: OperationHandler<'insumoConfiguracionConsumo', OperationContext> = async (
  { params: { insumoConfiguracionId } },
  { database: { orm }, actor },
) => {
  const resource = resourceOf('insumo-configuracion');
  const setting = await findRecord(orm, resource, insumoConfiguracionId, resource.permissions.get, actor);
  const months = await monthsOfUse(orm, setting);
  return {
    meses: months.map((month) => ({ ...month, cuenta: counts(month) })),
    mesesSeguridad: safetyMonths(setting.clasificacionVen),
  };
};
