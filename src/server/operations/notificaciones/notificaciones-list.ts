import type { OperationHandler } from '../../../../generated/server/operations.gen';
import type { Notificacion } from '../../../../generated/shared/types.gen';
import type { OperationContext } from '../context';
import { countUnread } from './count-unread';

/** Notices of one kind that say something else of each of these entities. */
const TOLD_APART: Readonly<Partial<Record<string, readonly string[]>>> = {
  SISTEMA: ['perfil', 'usuario'],
  EXTRAORDINARIA_POR_AUTORIZAR: ['entrada-extraordinaria'],
  EXTRAORDINARIA_AUTORIZADA: ['entrada-extraordinaria'],
  EXTRAORDINARIA_RECHAZADA: ['entrada-extraordinaria'],
  RED_FRIA: ['equipo-frio', 'lote'],
};

/** No account has it. */
const NOBODY = -1;

/** One's own notifications; none while a profile is tried out, for nothing is one's own then. `X-Sin-Leer` counts the unread ones of all pages. */
export const notificacionesList: OperationHandler<'notificacionesList', OperationContext> = async (
  _input,
  { database, actor, page, header, text },
) => {
  const usuarioId = actor.simulation ? NOBODY : (actor.usuarioId ?? NOBODY);
  const records = (await page('notificacion', { usuarioId })) as unknown as readonly Notificacion[];
  header('X-Sin-Leer', await countUnread(database.orm, usuarioId));
  return records.map(
    ({
      notificacionId,
      tipo,
      severidad,
      titulo,
      cuerpo,
      folio,
      detalle,
      ruta,
      entidad,
      entidadId,
      unidadId,
      agrupador,
      fecha,
      vista,
      fechaVista,
      requiereAccion,
    }) => {
      const kind = TOLD_APART[tipo]?.includes(entidad ?? '') ? `${tipo}.${entidad}` : tipo;
      const words = { folio: folio ?? '', detalle: detalle ?? '' };
      return {
        notificacionId,
        tipo,
        severidad,
        vista,
        requiereAccion,
        titulo: titulo ?? text(`notificacion.${kind}.titulo`, words),
        cuerpo: cuerpo ?? text(`notificacion.${kind}.cuerpo`, words),
        ruta: ruta ?? null,
        entidad: entidad ?? null,
        entidadId: entidadId ?? null,
        unidadId: unidadId ?? null,
        agrupador: agrupador ?? null,
        fecha,
        fechaVista: fechaVista ?? null,
      };
    },
  );
};
