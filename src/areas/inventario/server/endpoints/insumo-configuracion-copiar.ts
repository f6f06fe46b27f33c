import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { copySettings } from '../insumo-configuracion/copy-settings';

/** The settings of another warehouse, from the list's button. @see copySettings */
export const insumoConfiguracionCopiar: OperationHandler<'insumoConfiguracionCopiar', OperationContext> = (
  { body: { copiarDeAlmacenId, almacenId } },
  { tx, actor },
) => copySettings(tx, copiarDeAlmacenId, almacenId, actor);
