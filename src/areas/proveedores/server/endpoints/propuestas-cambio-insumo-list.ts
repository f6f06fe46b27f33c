import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';

/** The list of proposals under its second path. */
export const propuestasCambioInsumoList: OperationHandler<'propuestasCambioInsumoList', OperationContext> = async (
  { params: { estatus, proveedorId, almacenId, vence } },
  { page },
) =>
  await page('propuesta-cambio', {
    ...(estatus === undefined ? {} : { estatus }),
    ...(proveedorId === undefined ? {} : { proveedorId }),
    ...(almacenId === undefined ? {} : { almacenId }),
    ...(vence === undefined ? {} : { fechaCompromiso: { lte: vence } }),
  });
