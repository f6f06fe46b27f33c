import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';

/** Handles the requests captured from paper. */
export const solicitudManualList: OperationHandler<'solicitudManualList', OperationContext> = async (
  _input,
  { page },
) => await page('solicitud', { tipo: 'MANUAL' });
