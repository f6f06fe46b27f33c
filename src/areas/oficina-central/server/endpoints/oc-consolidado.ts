import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { networkNeed } from '../network-need';

/** Need by supply (DOMAIN d.4, f.6). */
export const ocConsolidado: OperationHandler<'ocConsolidado', OperationContext> = (
  { params },
  { database: { orm }, actor },
) => networkNeed(orm, params, actor);
