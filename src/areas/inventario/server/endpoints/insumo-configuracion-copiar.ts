import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { copySettings } from '../insumo-configuracion/copy-settings';

/** Copies the settings of another warehouse, for the list's button. @see copySettings */
export const insumoConfiguracionCopiar: OperationHandler<'insumoConfiguracionCopiar', OperationContext> = (
  { body: { copiarDeAlmacenId, almacenId } },
  { tx, actor },
) => copySettings(tx, copiarDeAlmacenId, almacenId, actor);
