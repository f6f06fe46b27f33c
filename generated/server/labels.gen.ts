// Generated from schemas/entities by `npm run generate`. Do not edit: your change would be lost.

import type { ServedResourceName } from '../shared/resource-names.gen';

/** Texts by key, as the JSON module has them. */
export type LoadLabels = () => Promise<{ readonly default: Readonly<Record<string, string>> }>;

export const LABELS: Readonly<Record<ServedResourceName, Readonly<Record<'es' | 'en' | 'es-mx', LoadLabels>>>> = {
  almacen: {
    es: () => import('../locales/es/almacen.gen.json'),
    en: () => import('../locales/en/almacen.gen.json'),
    'es-mx': () => import('../locales/es-mx/almacen.gen.json'),
  },
  'codigo-postal': {
    es: () => import('../locales/es/codigo-postal.gen.json'),
    en: () => import('../locales/en/codigo-postal.gen.json'),
    'es-mx': () => import('../locales/es-mx/codigo-postal.gen.json'),
  },
  colonia: {
    es: () => import('../locales/es/colonia.gen.json'),
    en: () => import('../locales/en/colonia.gen.json'),
    'es-mx': () => import('../locales/es-mx/colonia.gen.json'),
  },
  contrato: {
    es: () => import('../locales/es/contrato.gen.json'),
    en: () => import('../locales/en/contrato.gen.json'),
    'es-mx': () => import('../locales/es-mx/contrato.gen.json'),
  },
  diagnostico: {
    es: () => import('../locales/es/diagnostico.gen.json'),
    en: () => import('../locales/en/diagnostico.gen.json'),
    'es-mx': () => import('../locales/es-mx/diagnostico.gen.json'),
  },
  especialidad: {
    es: () => import('../locales/es/especialidad.gen.json'),
    en: () => import('../locales/en/especialidad.gen.json'),
    'es-mx': () => import('../locales/es-mx/especialidad.gen.json'),
  },
  estado: {
    es: () => import('../locales/es/estado.gen.json'),
    en: () => import('../locales/en/estado.gen.json'),
    'es-mx': () => import('../locales/es-mx/estado.gen.json'),
  },
  insumo: {
    es: () => import('../locales/es/insumo.gen.json'),
    en: () => import('../locales/en/insumo.gen.json'),
    'es-mx': () => import('../locales/es-mx/insumo.gen.json'),
  },
  jurisdiccion: {
    es: () => import('../locales/es/jurisdiccion.gen.json'),
    en: () => import('../locales/en/jurisdiccion.gen.json'),
    'es-mx': () => import('../locales/es-mx/jurisdiccion.gen.json'),
  },
  municipio: {
    es: () => import('../locales/es/municipio.gen.json'),
    en: () => import('../locales/en/municipio.gen.json'),
    'es-mx': () => import('../locales/es-mx/municipio.gen.json'),
  },
  notificacion: {
    es: () => import('../locales/es/notificacion.gen.json'),
    en: () => import('../locales/en/notificacion.gen.json'),
    'es-mx': () => import('../locales/es-mx/notificacion.gen.json'),
  },
  nucleo: {
    es: () => import('../locales/es/nucleo.gen.json'),
    en: () => import('../locales/en/nucleo.gen.json'),
    'es-mx': () => import('../locales/es-mx/nucleo.gen.json'),
  },
  paciente: {
    es: () => import('../locales/es/paciente.gen.json'),
    en: () => import('../locales/en/paciente.gen.json'),
    'es-mx': () => import('../locales/es-mx/paciente.gen.json'),
  },
  pais: {
    es: () => import('../locales/es/pais.gen.json'),
    en: () => import('../locales/en/pais.gen.json'),
    'es-mx': () => import('../locales/es-mx/pais.gen.json'),
  },
  perfil: {
    es: () => import('../locales/es/perfil.gen.json'),
    en: () => import('../locales/en/perfil.gen.json'),
    'es-mx': () => import('../locales/es-mx/perfil.gen.json'),
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
  proveedor: {
    es: () => import('../locales/es/proveedor.gen.json'),
    en: () => import('../locales/en/proveedor.gen.json'),
    'es-mx': () => import('../locales/es-mx/proveedor.gen.json'),
  },
  'red-historial': {
    es: () => import('../locales/es/red-historial.gen.json'),
    en: () => import('../locales/en/red-historial.gen.json'),
    'es-mx': () => import('../locales/es-mx/red-historial.gen.json'),
  },
  solicitud: {
    es: () => import('../locales/es/solicitud.gen.json'),
    en: () => import('../locales/en/solicitud.gen.json'),
    'es-mx': () => import('../locales/es-mx/solicitud.gen.json'),
  },
  unidad: {
    es: () => import('../locales/es/unidad.gen.json'),
    en: () => import('../locales/en/unidad.gen.json'),
    'es-mx': () => import('../locales/es-mx/unidad.gen.json'),
  },
  'unidad-tipo': {
    es: () => import('../locales/es/unidad-tipo.gen.json'),
    en: () => import('../locales/en/unidad-tipo.gen.json'),
    'es-mx': () => import('../locales/es-mx/unidad-tipo.gen.json'),
  },
  usuario: {
    es: () => import('../locales/es/usuario.gen.json'),
    en: () => import('../locales/en/usuario.gen.json'),
    'es-mx': () => import('../locales/es-mx/usuario.gen.json'),
  },
};
