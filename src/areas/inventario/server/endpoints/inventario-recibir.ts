import type { OperationHandler } from '#generated/server/operations.gen';
import { createRecord } from '#platform/server/records/create-record';
import { refusePossibleDuplicates } from '#platform/server/listing/search/possible-duplicates';
import { refuseUnconfirmed } from '#platform/server/records/questions/refuse-unconfirmed';
import { resourceOf } from '#platform/server/records/resources';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';

/**
 * Runs a supplier reception in one call: creates, inspects and accepts the document through its regular steps. Issues refer to the fields
 * of the body, which match those of the document.
 */
export const inventarioRecibir: OperationHandler<'inventarioRecibir', OperationContext> = async (
  { body },
  { tx, actor },
) => {
  const {
    inspeccionEmpaque,
    inspeccionEtiquetado,
    inspeccionCaducidad,
    inspeccionTemperatura,
    inspeccionObservaciones,
    lineas,
    confirmarDatos,
    confirmarNoDuplicado,
    ...delivery
  } = body;
  const found = lineas.map(({ cantidadRechazada, motivoRechazo, cartaFolio, cartaFecha, cartaVigenciaMeses }) => ({
    cantidadRechazada,
    motivoRechazo,
    cartaFolio,
    cartaFecha,
    cartaVigenciaMeses,
  }));
  const delivered = lineas.map(
    ({
      cantidadRechazada: _,
      motivoRechazo: _why,
      cartaFolio: _letter,
      cartaFecha: _on,
      cartaVigenciaMeses: _for,
      ...line
    }) => line,
  );
  const resource = resourceOf('recepcion');
  const draft = await createRecord({ tx, actor, resource, body: { ...delivery, lineas: delivered } });
  const said = { confirmarDatos, confirmarNoDuplicado };
  await refusePossibleDuplicates(tx, resource, said, null, draft, actor);
  await refuseUnconfirmed(tx, resource, said, null, draft, actor);
  const inspected = await takeStep({ tx, actor }, resource, draft, 'inspeccionar');
  const stored = inspected.lineas ?? [];
  return await takeStep({ tx, actor }, resource, inspected, 'aceptar', {
    inspeccionEmpaque,
    inspeccionEtiquetado,
    inspeccionCaducidad,
    inspeccionTemperatura,
    inspeccionObservaciones,
    confirmarDatos,
    lineas: stored.map(({ recepcionDetalleId }, index) => ({ ...found[index], recepcionDetalleId })),
  });
};
