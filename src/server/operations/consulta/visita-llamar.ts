import { eq } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { visita } from '../../../../generated/server/tables.gen';
import type { OperationContext } from '../context';
import { callVisit } from './call-visit';

/** Calls one visit. @throws Problem as {@link callVisit} does */
export const visitaLlamar: OperationHandler<'visitaLlamar', OperationContext> = async (
  { params: { visitaId }, body },
  context,
) => {
  await context.tx
    .select({ visitaId: visita.visitaId })
    .from(visita)
    .where(eq(visita.visitaId, visitaId))
    .for('update');
  return callVisit(context, visitaId, body.destino);
};
