import type { OperationHandler } from '#generated/server/operations.gen';
import { malformed } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { applyTemplate } from '../apply-template';
import { decideGrowth } from '../decide-growth';

/**
 * Decides pending growth, or applies a template to all units of a kind (DOMAIN d.4).
 *
 * @throws Problem 400 when both or neither are sent; the errors of {@link decideGrowth} and {@link applyTemplate}
 */
export const ocConfiguracionGuardar: OperationHandler<'ocConfiguracionGuardar', OperationContext> = async (
  { body },
  { tx, actor },
) => {
  const { ids, unidadTipoId, lineas } = body;
  if ((ids === undefined) === (lineas === undefined)) throw malformed('ids', 'UN_SOLO_MANDATO');
  if (ids !== undefined) {
    const actualizados = await decideGrowth(tx, { ...body, ids }, actor);
    return { ...NOTHING, aplicada: true, actualizados };
  }
  if (unidadTipoId === undefined) throw malformed('unidadTipoId', 'REQUERIDO');
  return applyTemplate(tx, { ...body, unidadTipoId, lineas: lineas! }, actor);
};

const NOTHING = {
  unidades: 0,
  almacenes: 0,
  creados: 0,
  actualizados: 0,
  sinCambio: 0,
  sinSugerencia: 0,
  porUnidad: [],
};
