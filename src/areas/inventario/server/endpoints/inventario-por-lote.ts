import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';

/** Returns the list of lots under its second path: the same page, read by the same function. */
export const inventarioPorLote: OperationHandler<'inventarioPorLote', OperationContext> = async (_input, { page }) =>
  await page('lote');
