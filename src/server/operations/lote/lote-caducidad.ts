import { eq } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { usuario } from '../../../../generated/server/tables.gen';
import type { OperationContext } from '../context';
import { correctExpiry } from './correct-expiry';

/** The same from a lot's page, where the second person is named by e-mail. An unknown one is refused like anybody who may not. @see correctExpiry */
export const loteCaducidad: OperationHandler<'loteCaducidad', OperationContext> = async (
  { params: { loteId }, body: { caducidadNueva, motivo, segundoVerificador } },
  { tx, actor },
) => {
  const [second] = await tx
    .select({ usuarioId: usuario.usuarioId })
    .from(usuario)
    .where(eq(usuario.email, segundoVerificador));
  const verifier = { campo: 'segundoVerificador', usuarioId: second?.usuarioId ?? null };
  return correctExpiry(tx, { loteId, caducidadNueva, motivo, verifier }, actor);
};
