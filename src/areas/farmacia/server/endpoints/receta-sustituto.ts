import type { OperationHandler } from '#generated/server/operations.gen';
import type { Receta } from '#generated/shared/types.gen';
import { findRecord } from '#platform/server/records/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { invalid } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';

/**
 * A pharmacist asks the prescriber to allow something else in the place of a medicine (DOMAIN a.4 «sustitucion», f.5).
 *
 * @throws Problem 404; 409 where the prescription is closed; 422 where the catalogue knows no such substitute, or none is allowed
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

/** The prescriber allows what was proposed. */
export const recetaSustitutoAutorizar: OperationHandler<'recetaSustitutoAutorizar', OperationContext> = (
  { params: { recetaId } },
  context,
) => answered(recetaId, 'autorizarSustituto', context);

/** The prescriber does not. */
export const recetaSustitutoNegar: OperationHandler<'recetaSustitutoNegar', OperationContext> = (
  { params: { recetaId } },
  context,
) => answered(recetaId, 'negarSustituto', context);

async function answered(recetaId: number, step: string, { tx, actor }: OperationContext): Promise<Receta> {
  const resource = resourceOf('receta');
  const record = await findRecord(tx, resource, recetaId, 'receta.crear', actor);
  return await takeStep({ tx, actor }, resource, record, step);
}
