import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { counts } from '../../../domain/inventario/average-use';
import { safetyMonths } from '../../../domain/inventario/suggested-levels';
import { findRecord } from '../../crud/get-record';
import { resourceOf } from '../../crud/resources';
import { monthsOfUse } from '../../inventario/monthly-use';
import type { OperationContext } from '../context';

/** Why a setting is suggested what it is: its supply's use by month, and the safety stock of its class. */
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
