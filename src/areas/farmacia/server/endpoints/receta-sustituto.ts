import type { OperationHandler } from '#generated/server/operations.gen';
import type { Receta } from '#generated/shared/types.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';

/**
 * Proposes a substitute for a medicine to the prescriber, on behalf of a pharmacist (DOMAIN a.4 «sustitucion», f.5).
 *
 * @throws Problem 404; 409 for a closed prescription; 422 when the catalogue does not list the substitute, or none is allowed
 */
export const recetaSustitutoProponer: OperationHandler<'recetaSustitutoProponer', OperationContext> = async (
  { params: { recetaId }, body: { detalleId, insumoId, motivo } },
  { tx, actor },
) => {
  const resource = resourceOf('receta');
  const record = await findRecord(tx, resource, recetaId, 'receta.surtir', actor);
  const { lineas } = record;
  if (!(lineas ?? []).some(({ recetaDetalleId }) => recetaDetalleId === detalleId))
    throw invalid([{ campo: 'detalleId', codigo: 'REFERENCIA', params: {} }]);
  const line = { recetaDetalleId: detalleId, sustitutoPropuestoId: insumoId, sustitucionMotivo: motivo };
  return await takeStep({ tx, actor }, resource, record, 'proponerSustituto', {
    lineas: [line],
  });
};

/** Allows the proposed substitute, on behalf of the prescriber. */
export const recetaSustitutoAutorizar: OperationHandler<'recetaSustitutoAutorizar', OperationContext> = (
  { params: { recetaId } },
  context,
) => answered(recetaId, 'autorizarSustituto', context);

/** Refuses the proposed substitute, on behalf of the prescriber. */
export const recetaSustitutoNegar: OperationHandler<'recetaSustitutoNegar', OperationContext> = (
  { params: { recetaId } },
  context,
) => answered(recetaId, 'negarSustituto', context);

async function answered(recetaId: number, step: string, { tx, actor }: OperationContext): Promise<Receta> {
  const resource = resourceOf('receta');
  const record = await findRecord(tx, resource, recetaId, 'receta.crear', actor);
  return await takeStep({ tx, actor }, resource, record, step);
}
