import type { OperationHandler } from '#generated/server/operations.gen';
import { addComment } from '#platform/server/comments/comments';
import { findRecord } from '#platform/server/records/read/get-record';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import { resourceOf } from '#platform/server/records/resources';
import { supplierPeople } from '#areas/seguridad/server/supplier-people';
import type { OperationContext } from '#platform/server/operations/context';

/** Adds a message to the thread of a proposal. Messages of the supplier notify the warehouse, other messages notify the supplier. */
export const propuestaCambioMensaje: OperationHandler<'propuestaCambioMensaje', OperationContext> = async (
  { params: { propuestaCambioId }, body: { texto } },
  { tx, actor },
) => {
  const resource = resourceOf('propuesta-cambio');
  const record = await findRecord(tx, resource, propuestaCambioId, 'propuesta-cambio.ver', actor);
  const { proveedorId, folio, unidadId } = record;
  const comment = await addComment(tx, resource, String(propuestaCambioId), texto, actor);
  const own = await supplierPeople(tx, proveedorId);
  const others = own.includes(actor.usuarioId!) ? await usersWhoCanTake(tx, resource.name, 'aceptar', record) : own;
  await notify(
    tx,
    others.filter((each) => each !== actor.usuarioId),
    {
      tipo: 'MENSAJE',
      severidad: 'INFO',
      titulo: folio ?? `#${propuestaCambioId}`,
      cuerpo: texto.slice(0, 160),
      folio,
      ruta: `/propuesta-cambio/${propuestaCambioId}`,
      entidad: resource.name,
      entidadId: propuestaCambioId,
      unidadId,
      agrupador: `mensaje/${resource.name}/${propuestaCambioId}`,
    },
  );
  return comment;
};
