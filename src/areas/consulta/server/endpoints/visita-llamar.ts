import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { callVisit } from '../call-visit';

/** Calls one visit, for the first time or again. @throws Problem like {@link callVisit} */
export const visitaLlamar: OperationHandler<'visitaLlamar', OperationContext> = (
  { params: { visitaId, llamadas }, body },
  context,
) => callVisit(context, visitaId, body.destino, llamadas);
