// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ServedResourceName } from '../shared/resource-names.gen';

/** Texts by key, as the JSON module has them. */
export type LoadLabels = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

export const LABELS: Readonly<Record<ServedResourceName, Readonly<Record<'es' | 'en' | 'es-mx', LoadLabels>>>> = {
  'acceso-emergencia': {
    es: () => import('../locales/es/acceso-emergencia.gen.json'),
    en: () => import('../locales/en/acceso-emergencia.gen.json'),
    'es-mx': () => import('../locales/es/acceso-emergencia.gen.json'),
  },
  adenda: {
    es: () => import('../locales/es/adenda.gen.json'),
    en: () => import('../locales/en/adenda.gen.json'),
    'es-mx': () => import('../locales/es/adenda.gen.json'),
  },
  'alerta-sanitaria': {
    es: () => import('../locales/es/alerta-sanitaria.gen.json'),
    en: () => import('../locales/en/alerta-sanitaria.gen.json'),
    'es-mx': () => import('../locales/es/alerta-sanitaria.gen.json'),
  },
  almacen: {
    es: () => import('../locales/es/almacen.gen.json'),
    en: () => import('../locales/en/almacen.gen.json'),
    'es-mx': () => import('../locales/es/almacen.gen.json'),
  },
  asignacion: {
    es: () => import('../locales/es/asignacion.gen.json'),
    en: () => import('../locales/en/asignacion.gen.json'),
    'es-mx': () => import('../locales/es/asignacion.gen.json'),
  },
  cama: {
    es: () => import('../locales/es/cama.gen.json'),
    en: () => import('../locales/en/cama.gen.json'),
    'es-mx': () => import('../locales/es/cama.gen.json'),
  },
  'carta-canje': {
    es: () => import('../locales/es/carta-canje.gen.json'),
    en: () => import('../locales/en/carta-canje.gen.json'),
    'es-mx': () => import('../locales/es/carta-canje.gen.json'),
  },
  'codigo-postal': {
    es: () => import('../locales/es/codigo-postal.gen.json'),
    en: () => import('../locales/en/codigo-postal.gen.json'),
    'es-mx': () => import('../locales/es/codigo-postal.gen.json'),
  },
  colonia: {
    es: () => import('../locales/es/colonia.gen.json'),
    en: () => import('../locales/en/colonia.gen.json'),
    'es-mx': () => import('../locales/es/colonia.gen.json'),
  },
  color: {
    es: () => import('../locales/es/color.gen.json'),
    en: () => import('../locales/en/color.gen.json'),
    'es-mx': () => import('../locales/es/color.gen.json'),
  },
  consulta: {
    es: () => import('../locales/es/consulta.gen.json'),
    en: () => import('../locales/en/consulta.gen.json'),
    'es-mx': () => import('../locales/es/consulta.gen.json'),
  },
  conteo: {
    es: () => import('../locales/es/conteo.gen.json'),
    en: () => import('../locales/en/conteo.gen.json'),
    'es-mx': () => import('../locales/es/conteo.gen.json'),
  },
  contrato: {
    es: () => import('../locales/es/contrato.gen.json'),
    en: () => import('../locales/en/contrato.gen.json'),
    'es-mx': () => import('../locales/es/contrato.gen.json'),
  },
  'contrato-clave': {
    es: () => import('../locales/es/contrato-clave.gen.json'),
    en: () => import('../locales/en/contrato-clave.gen.json'),
    'es-mx': () => import('../locales/es/contrato-clave.gen.json'),
  },
  defuncion: {
    es: () => import('../locales/es/defuncion.gen.json'),
    en: () => import('../locales/en/defuncion.gen.json'),
    'es-mx': () => import('../locales/es/defuncion.gen.json'),
  },
  'demanda-insatisfecha': {
    es: () => import('../locales/es/demanda-insatisfecha.gen.json'),
    en: () => import('../locales/en/demanda-insatisfecha.gen.json'),
    'es-mx': () => import('../locales/es/demanda-insatisfecha.gen.json'),
  },
  'devolucion-orden-cargo': {
    es: () => import('../locales/es/devolucion-orden-cargo.gen.json'),
    en: () => import('../locales/en/devolucion-orden-cargo.gen.json'),
    'es-mx': () => import('../locales/es/devolucion-orden-cargo.gen.json'),
  },
  diagnostico: {
    es: () => import('../locales/es/diagnostico.gen.json'),
    en: () => import('../locales/en/diagnostico.gen.json'),
    'es-mx': () => import('../locales/es/diagnostico.gen.json'),
  },
  'entrada-extraordinaria': {
    es: () => import('../locales/es/entrada-extraordinaria.gen.json'),
    en: () => import('../locales/en/entrada-extraordinaria.gen.json'),
    'es-mx': () => import('../locales/es/entrada-extraordinaria.gen.json'),
  },
  'entrega-proveedor': {
    es: () => import('../locales/es/entrega-proveedor.gen.json'),
    en: () => import('../locales/en/entrega-proveedor.gen.json'),
    'es-mx': () => import('../locales/es/entrega-proveedor.gen.json'),
  },
  'entrega-turno': {
    es: () => import('../locales/es/entrega-turno.gen.json'),
    en: () => import('../locales/en/entrega-turno.gen.json'),
    'es-mx': () => import('../locales/es/entrega-turno.gen.json'),
  },
  'equipo-frio': {
    es: () => import('../locales/es/equipo-frio.gen.json'),
    en: () => import('../locales/en/equipo-frio.gen.json'),
    'es-mx': () => import('../locales/es/equipo-frio.gen.json'),
  },
  especialidad: {
    es: () => import('../locales/es/especialidad.gen.json'),
    en: () => import('../locales/en/especialidad.gen.json'),
    'es-mx': () => import('../locales/es/especialidad.gen.json'),
  },
  estado: {
    es: () => import('../locales/es/estado.gen.json'),
    en: () => import('../locales/en/estado.gen.json'),
    'es-mx': () => import('../locales/es-mx/estado.gen.json'),
  },
  'evaluacion-proveedor': {
    es: () => import('../locales/es/evaluacion-proveedor.gen.json'),
    en: () => import('../locales/en/evaluacion-proveedor.gen.json'),
    'es-mx': () => import('../locales/es/evaluacion-proveedor.gen.json'),
  },
  evento: {
    es: () => import('../locales/es/evento.gen.json'),
    en: () => import('../locales/en/evento.gen.json'),
    'es-mx': () => import('../locales/es/evento.gen.json'),
  },
  'forma-farmaceutica': {
    es: () => import('../locales/es/forma-farmaceutica.gen.json'),
    en: () => import('../locales/en/forma-farmaceutica.gen.json'),
    'es-mx': () => import('../locales/es/forma-farmaceutica.gen.json'),
  },
  'fuente-financiamiento': {
    es: () => import('../locales/es/fuente-financiamiento.gen.json'),
    en: () => import('../locales/en/fuente-financiamiento.gen.json'),
    'es-mx': () => import('../locales/es/fuente-financiamiento.gen.json'),
  },
  horario: {
    es: () => import('../locales/es/horario.gen.json'),
    en: () => import('../locales/en/horario.gen.json'),
    'es-mx': () => import('../locales/es/horario.gen.json'),
  },
  hospitalizacion: {
    es: () => import('../locales/es/hospitalizacion.gen.json'),
    en: () => import('../locales/en/hospitalizacion.gen.json'),
    'es-mx': () => import('../locales/es/hospitalizacion.gen.json'),
  },
  'importacion-inventario': {
    es: () => import('../locales/es/importacion-inventario.gen.json'),
    en: () => import('../locales/en/importacion-inventario.gen.json'),
    'es-mx': () => import('../locales/es/importacion-inventario.gen.json'),
  },
  indicacion: {
    es: () => import('../locales/es/indicacion.gen.json'),
    en: () => import('../locales/en/indicacion.gen.json'),
    'es-mx': () => import('../locales/es/indicacion.gen.json'),
  },
  insumo: {
    es: () => import('../locales/es/insumo.gen.json'),
    en: () => import('../locales/en/insumo.gen.json'),
    'es-mx': () => import('../locales/es/insumo.gen.json'),
  },
  'insumo-configuracion': {
    es: () => import('../locales/es/insumo-configuracion.gen.json'),
    en: () => import('../locales/en/insumo-configuracion.gen.json'),
    'es-mx': () => import('../locales/es/insumo-configuracion.gen.json'),
  },
  interaccion: {
    es: () => import('../locales/es/interaccion.gen.json'),
    en: () => import('../locales/en/interaccion.gen.json'),
    'es-mx': () => import('../locales/es/interaccion.gen.json'),
  },
  inventario: {
    es: () => import('../locales/es/inventario.gen.json'),
    en: () => import('../locales/en/inventario.gen.json'),
    'es-mx': () => import('../locales/es/inventario.gen.json'),
  },
  jurisdiccion: {
    es: () => import('../locales/es/jurisdiccion.gen.json'),
    en: () => import('../locales/en/jurisdiccion.gen.json'),
    'es-mx': () => import('../locales/es-mx/jurisdiccion.gen.json'),
  },
  kardex: {
    es: () => import('../locales/es/kardex.gen.json'),
    en: () => import('../locales/en/kardex.gen.json'),
    'es-mx': () => import('../locales/es/kardex.gen.json'),
  },
  'lengua-indigena': {
    es: () => import('../locales/es/lengua-indigena.gen.json'),
    en: () => import('../locales/en/lengua-indigena.gen.json'),
    'es-mx': () => import('../locales/es/lengua-indigena.gen.json'),
  },
  lote: {
    es: () => import('../locales/es/lote.gen.json'),
    en: () => import('../locales/en/lote.gen.json'),
    'es-mx': () => import('../locales/es/lote.gen.json'),
  },
  'lote-expirar': {
    es: () => import('../locales/es/lote-expirar.gen.json'),
    en: () => import('../locales/en/lote-expirar.gen.json'),
    'es-mx': () => import('../locales/es/lote-expirar.gen.json'),
  },
  ministracion: {
    es: () => import('../locales/es/ministracion.gen.json'),
    en: () => import('../locales/en/ministracion.gen.json'),
    'es-mx': () => import('../locales/es/ministracion.gen.json'),
  },
  modulo: {
    es: () => import('../locales/es/modulo.gen.json'),
    en: () => import('../locales/en/modulo.gen.json'),
    'es-mx': () => import('../locales/es/modulo.gen.json'),
  },
  'motivo-cancelacion': {
    es: () => import('../locales/es/motivo-cancelacion.gen.json'),
    en: () => import('../locales/en/motivo-cancelacion.gen.json'),
    'es-mx': () => import('../locales/es/motivo-cancelacion.gen.json'),
  },
  'motivo-diferencia': {
    es: () => import('../locales/es/motivo-diferencia.gen.json'),
    en: () => import('../locales/en/motivo-diferencia.gen.json'),
    'es-mx': () => import('../locales/es/motivo-diferencia.gen.json'),
  },
  'motivo-entrada-extraordinaria': {
    es: () => import('../locales/es/motivo-entrada-extraordinaria.gen.json'),
    en: () => import('../locales/en/motivo-entrada-extraordinaria.gen.json'),
    'es-mx': () => import('../locales/es/motivo-entrada-extraordinaria.gen.json'),
  },
  'motivo-no-surtido': {
    es: () => import('../locales/es/motivo-no-surtido.gen.json'),
    en: () => import('../locales/en/motivo-no-surtido.gen.json'),
    'es-mx': () => import('../locales/es/motivo-no-surtido.gen.json'),
  },
  'motivo-salida-extraordinaria': {
    es: () => import('../locales/es/motivo-salida-extraordinaria.gen.json'),
    en: () => import('../locales/en/motivo-salida-extraordinaria.gen.json'),
    'es-mx': () => import('../locales/es/motivo-salida-extraordinaria.gen.json'),
  },
  'movimiento-cama': {
    es: () => import('../locales/es/movimiento-cama.gen.json'),
    en: () => import('../locales/en/movimiento-cama.gen.json'),
    'es-mx': () => import('../locales/es/movimiento-cama.gen.json'),
  },
  municipio: {
    es: () => import('../locales/es/municipio.gen.json'),
    en: () => import('../locales/en/municipio.gen.json'),
    'es-mx': () => import('../locales/es-mx/municipio.gen.json'),
  },
  'nota-evolucion': {
    es: () => import('../locales/es/nota-evolucion.gen.json'),
    en: () => import('../locales/en/nota-evolucion.gen.json'),
    'es-mx': () => import('../locales/es/nota-evolucion.gen.json'),
  },
  notificacion: {
    es: () => import('../locales/es/notificacion.gen.json'),
    en: () => import('../locales/en/notificacion.gen.json'),
    'es-mx': () => import('../locales/es/notificacion.gen.json'),
  },
  nucleo: {
    es: () => import('../locales/es/nucleo.gen.json'),
    en: () => import('../locales/en/nucleo.gen.json'),
    'es-mx': () => import('../locales/es-mx/nucleo.gen.json'),
  },
  'orden-cargo': {
    es: () => import('../locales/es/orden-cargo.gen.json'),
    en: () => import('../locales/en/orden-cargo.gen.json'),
    'es-mx': () => import('../locales/es/orden-cargo.gen.json'),
  },
  paciente: {
    es: () => import('../locales/es/paciente.gen.json'),
    en: () => import('../locales/en/paciente.gen.json'),
    'es-mx': () => import('../locales/es-mx/paciente.gen.json'),
  },
  'paciente-fusion': {
    es: () => import('../locales/es/paciente-fusion.gen.json'),
    en: () => import('../locales/en/paciente-fusion.gen.json'),
    'es-mx': () => import('../locales/es/paciente-fusion.gen.json'),
  },
  'paciente-unidad': {
    es: () => import('../locales/es/paciente-unidad.gen.json'),
    en: () => import('../locales/en/paciente-unidad.gen.json'),
    'es-mx': () => import('../locales/es/paciente-unidad.gen.json'),
  },
  pais: {
    es: () => import('../locales/es/pais.gen.json'),
    en: () => import('../locales/en/pais.gen.json'),
    'es-mx': () => import('../locales/es/pais.gen.json'),
  },
  parentesco: {
    es: () => import('../locales/es/parentesco.gen.json'),
    en: () => import('../locales/en/parentesco.gen.json'),
    'es-mx': () => import('../locales/es/parentesco.gen.json'),
  },
  perfil: {
    es: () => import('../locales/es/perfil.gen.json'),
    en: () => import('../locales/en/perfil.gen.json'),
    'es-mx': () => import('../locales/es/perfil.gen.json'),
  },
  permiso: {
    es: () => import('../locales/es/permiso.gen.json'),
    en: () => import('../locales/en/permiso.gen.json'),
    'es-mx': () => import('../locales/es/permiso.gen.json'),
  },
  persona: {
    es: () => import('../locales/es/persona.gen.json'),
    en: () => import('../locales/en/persona.gen.json'),
    'es-mx': () => import('../locales/es-mx/persona.gen.json'),
  },
  'personal-medico': {
    es: () => import('../locales/es/personal-medico.gen.json'),
    en: () => import('../locales/en/personal-medico.gen.json'),
    'es-mx': () => import('../locales/es-mx/personal-medico.gen.json'),
  },
  'plantilla-configuracion': {
    es: () => import('../locales/es/plantilla-configuracion.gen.json'),
    en: () => import('../locales/en/plantilla-configuracion.gen.json'),
    'es-mx': () => import('../locales/es/plantilla-configuracion.gen.json'),
  },
  'plantilla-nota': {
    es: () => import('../locales/es/plantilla-nota.gen.json'),
    en: () => import('../locales/en/plantilla-nota.gen.json'),
    'es-mx': () => import('../locales/es/plantilla-nota.gen.json'),
  },
  procedimiento: {
    es: () => import('../locales/es/procedimiento.gen.json'),
    en: () => import('../locales/en/procedimiento.gen.json'),
    'es-mx': () => import('../locales/es/procedimiento.gen.json'),
  },
  programa: {
    es: () => import('../locales/es/programa.gen.json'),
    en: () => import('../locales/en/programa.gen.json'),
    'es-mx': () => import('../locales/es/programa.gen.json'),
  },
  'programa-inscripcion': {
    es: () => import('../locales/es/programa-inscripcion.gen.json'),
    en: () => import('../locales/en/programa-inscripcion.gen.json'),
    'es-mx': () => import('../locales/es/programa-inscripcion.gen.json'),
  },
  'programa-seguimiento': {
    es: () => import('../locales/es/programa-seguimiento.gen.json'),
    en: () => import('../locales/en/programa-seguimiento.gen.json'),
    'es-mx': () => import('../locales/es/programa-seguimiento.gen.json'),
  },
  'propuesta-cambio': {
    es: () => import('../locales/es/propuesta-cambio.gen.json'),
    en: () => import('../locales/en/propuesta-cambio.gen.json'),
    'es-mx': () => import('../locales/es/propuesta-cambio.gen.json'),
  },
  proveedor: {
    es: () => import('../locales/es/proveedor.gen.json'),
    en: () => import('../locales/en/proveedor.gen.json'),
    'es-mx': () => import('../locales/es-mx/proveedor.gen.json'),
  },
  recepcion: {
    es: () => import('../locales/es/recepcion.gen.json'),
    en: () => import('../locales/en/recepcion.gen.json'),
    'es-mx': () => import('../locales/es/recepcion.gen.json'),
  },
  receta: {
    es: () => import('../locales/es/receta.gen.json'),
    en: () => import('../locales/en/receta.gen.json'),
    'es-mx': () => import('../locales/es/receta.gen.json'),
  },
  'receta-abierta': {
    es: () => import('../locales/es/receta-abierta.gen.json'),
    en: () => import('../locales/en/receta-abierta.gen.json'),
    'es-mx': () => import('../locales/es/receta-abierta.gen.json'),
  },
  'red-historial': {
    es: () => import('../locales/es/red-historial.gen.json'),
    en: () => import('../locales/en/red-historial.gen.json'),
    'es-mx': () => import('../locales/es/red-historial.gen.json'),
  },
  religion: {
    es: () => import('../locales/es/religion.gen.json'),
    en: () => import('../locales/en/religion.gen.json'),
    'es-mx': () => import('../locales/es/religion.gen.json'),
  },
  'salida-extraordinaria': {
    es: () => import('../locales/es/salida-extraordinaria.gen.json'),
    en: () => import('../locales/en/salida-extraordinaria.gen.json'),
    'es-mx': () => import('../locales/es/salida-extraordinaria.gen.json'),
  },
  signos: {
    es: () => import('../locales/es/signos.gen.json'),
    en: () => import('../locales/en/signos.gen.json'),
    'es-mx': () => import('../locales/es/signos.gen.json'),
  },
  solicitud: {
    es: () => import('../locales/es/solicitud.gen.json'),
    en: () => import('../locales/en/solicitud.gen.json'),
    'es-mx': () => import('../locales/es/solicitud.gen.json'),
  },
  'solicitud-agendada': {
    es: () => import('../locales/es/solicitud-agendada.gen.json'),
    en: () => import('../locales/en/solicitud-agendada.gen.json'),
    'es-mx': () => import('../locales/es/solicitud-agendada.gen.json'),
  },
  surtimiento: {
    es: () => import('../locales/es/surtimiento.gen.json'),
    en: () => import('../locales/en/surtimiento.gen.json'),
    'es-mx': () => import('../locales/es/surtimiento.gen.json'),
  },
  sustancia: {
    es: () => import('../locales/es/sustancia.gen.json'),
    en: () => import('../locales/en/sustancia.gen.json'),
    'es-mx': () => import('../locales/es/sustancia.gen.json'),
  },
  temperatura: {
    es: () => import('../locales/es/temperatura.gen.json'),
    en: () => import('../locales/en/temperatura.gen.json'),
    'es-mx': () => import('../locales/es/temperatura.gen.json'),
  },
  'tipo-dieta': {
    es: () => import('../locales/es/tipo-dieta.gen.json'),
    en: () => import('../locales/en/tipo-dieta.gen.json'),
    'es-mx': () => import('../locales/es/tipo-dieta.gen.json'),
  },
  turno: {
    es: () => import('../locales/es/turno.gen.json'),
    en: () => import('../locales/en/turno.gen.json'),
    'es-mx': () => import('../locales/es/turno.gen.json'),
  },
  unidad: {
    es: () => import('../locales/es/unidad.gen.json'),
    en: () => import('../locales/en/unidad.gen.json'),
    'es-mx': () => import('../locales/es-mx/unidad.gen.json'),
  },
  'unidad-medida': {
    es: () => import('../locales/es/unidad-medida.gen.json'),
    en: () => import('../locales/en/unidad-medida.gen.json'),
    'es-mx': () => import('../locales/es/unidad-medida.gen.json'),
  },
  'unidad-tipo': {
    es: () => import('../locales/es/unidad-tipo.gen.json'),
    en: () => import('../locales/en/unidad-tipo.gen.json'),
    'es-mx': () => import('../locales/es/unidad-tipo.gen.json'),
  },
  usuario: {
    es: () => import('../locales/es/usuario.gen.json'),
    en: () => import('../locales/en/usuario.gen.json'),
    'es-mx': () => import('../locales/es-mx/usuario.gen.json'),
  },
  'via-administracion': {
    es: () => import('../locales/es/via-administracion.gen.json'),
    en: () => import('../locales/en/via-administracion.gen.json'),
    'es-mx': () => import('../locales/es/via-administracion.gen.json'),
  },
  visita: {
    es: () => import('../locales/es/visita.gen.json'),
    en: () => import('../locales/en/visita.gen.json'),
    'es-mx': () => import('../locales/es/visita.gen.json'),
  },
};
