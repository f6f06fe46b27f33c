import type { NotificacionesListAnswer } from '#generated/shared/operations.gen';
import type { Notificacion } from '#generated/shared/types.gen';

/** Entities that have their own text for notices of one kind. */
const TOLD_APART: Readonly<Partial<Record<string, readonly string[]>>> = {
  SISTEMA: ['perfil', 'usuario', 'bitacora'],
  EXTRAORDINARIA_POR_AUTORIZAR: ['entrada-extraordinaria'],
  EXTRAORDINARIA_AUTORIZADA: ['entrada-extraordinaria'],
  EXTRAORDINARIA_RECHAZADA: ['entrada-extraordinaria'],
  RED_FRIA: ['equipo-frio', 'lote'],
};

/** Returns a notice in the reader's language, unless it was created with literal text. */
export function shownNotice(
  notice: Omit<Notificacion, 'activo' | 'version'>,
  text: (key: string, params: Readonly<Record<string, string | number>>) => string,
): NotificacionesListAnswer {
  const {
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
  } = notice;
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
}
