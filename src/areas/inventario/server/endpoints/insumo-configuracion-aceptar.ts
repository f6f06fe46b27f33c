import type { OperationHandler } from '#generated/server/operations.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';
import { acceptSuggestions } from '../insumo-configuracion/accept-suggestions';

/** Accepts the suggestion for one setting. @see acceptSuggestions */
export const insumoConfiguracionAceptar: OperationHandler<'insumoConfiguracionAceptar', OperationContext> = async (
  { params: { insumoConfiguracionId } },
  { tx, actor, version },
) => {
  const read = () =>
    findRecord(tx, resourceOf('insumo-configuracion'), insumoConfiguracionId, 'insumo-configuracion.editar', actor);
  await read();
  const seen = version();
  await acceptSuggestions(tx, [insumoConfiguracionId], seen === null ? [] : [seen], actor);
  return await read();
};
