import { loadResource } from '../resources/load-resource';
import type { LabelLoaders } from './i18n-store';
import type { Language } from './language';
import type { Messages } from './messages';
// The build reads this file as well: a tablet stores the names of fields and choices on the wards' pages.
import ENTITIES from './area-entities.json';

const all = async (...modules: readonly Promise<{ default: Messages }>[]) =>
  (await Promise.all(modules)).map((module) => module.default);

type Load = () => Promise<{ default: Messages }>;

/** Returns loaders for texts shared by both Spanish languages, with those of the entities that the area shows. */
function inBoth(spanish: Load, english: Load, entities: readonly string[] = []): LabelLoaders {
  const of = (language: Language, own: Load) => async () => {
    const labels = entities.map(async (name) => (await loadResource(name)).labels[language]());
    return [...(await all(own())), ...(await Promise.all(labels)).flat()];
  };
  return { es: of('es', spanish), 'es-mx': of('es-mx', spanish), en: of('en', english) };
}

/** Texts of each handwritten area, loaded with its pages and parts, with the names of the fields and choices shown there. */
export const AREA_TEXTS = {
  agenda: inBoth(
    () => import('../../../../locales/es/agenda.json'),
    () => import('../../../../locales/en/agenda.json'),
    ENTITIES.agenda,
  ),
  avisos: inBoth(
    () => import('../../../../locales/es/avisos.json'),
    () => import('../../../../locales/en/avisos.json'),
  ),
  confirmaciones: inBoth(
    () => import('../../../../locales/es/confirmaciones.json'),
    () => import('../../../../locales/en/confirmaciones.json'),
  ),
  consulta: inBoth(
    () => import('../../../../locales/es/consulta.json'),
    () => import('../../../../locales/en/consulta.json'),
    ENTITIES.consulta,
  ),
  dispositivo: inBoth(
    () => import('../../../../locales/es/dispositivo.json'),
    () => import('../../../../locales/en/dispositivo.json'),
  ),
  enlaces: inBoth(
    () => import('../../../../locales/es/enlaces.json'),
    () => import('../../../../locales/en/enlaces.json'),
  ),
  factor: inBoth(
    () => import('../../../../locales/es/factor.json'),
    () => import('../../../../locales/en/factor.json'),
  ),
  preguntas: inBoth(
    () => import('../../../../locales/es/preguntas.json'),
    () => import('../../../../locales/en/preguntas.json'),
  ),
  imports: inBoth(
    () => import('../../../../locales/es/imports.json'),
    () => import('../../../../locales/en/imports.json'),
  ),
  shapes: inBoth(
    () => import('../../../../locales/es/shapes.json'),
    () => import('../../../../locales/en/shapes.json'),
  ),
  walk: inBoth(
    () => import('../../../../locales/es/walk.json'),
    () => import('../../../../locales/en/walk.json'),
  ),
  comments: inBoth(
    () => import('../../../../locales/es/comments.json'),
    () => import('../../../../locales/en/comments.json'),
  ),
  farmacia: inBoth(
    () => import('../../../../locales/es/farmacia.json'),
    () => import('../../../../locales/en/farmacia.json'),
    ENTITIES.farmacia,
  ),
  hospital: inBoth(
    () => import('../../../../locales/es/hospital.json'),
    () => import('../../../../locales/en/hospital.json'),
    ENTITIES.hospital,
  ),
  oficinaCentral: inBoth(
    () => import('../../../../locales/es/oficina-central.json'),
    () => import('../../../../locales/en/oficina-central.json'),
    ENTITIES.oficinaCentral,
  ),
  ordenes: inBoth(
    () => import('../../../../locales/es/ordenes.json'),
    () => import('../../../../locales/en/ordenes.json'),
    ENTITIES.ordenes,
  ),
  pacientes: inBoth(
    () => import('../../../../locales/es/pacientes.json'),
    () => import('../../../../locales/en/pacientes.json'),
    ENTITIES.pacientes,
  ),
  programas: inBoth(
    () => import('../../../../locales/es/programas.json'),
    () => import('../../../../locales/en/programas.json'),
    ENTITIES.programas,
  ),
  proveedores: inBoth(
    () => import('../../../../locales/es/proveedores.json'),
    () => import('../../../../locales/en/proveedores.json'),
    ENTITIES.proveedores,
  ),
  matriz: inBoth(
    () => import('../../../../locales/es/matriz.json'),
    () => import('../../../../locales/en/matriz.json'),
    ENTITIES.matriz,
  ),
  medios: inBoth(
    () => import('../../../../locales/es/medios.json'),
    () => import('../../../../locales/en/medios.json'),
  ),
  presencia: inBoth(
    () => import('../../../../locales/es/presencia.json'),
    () => import('../../../../locales/en/presencia.json'),
  ),
  listas: inBoth(
    () => import('../../../../locales/es/listas.json'),
    () => import('../../../../locales/en/listas.json'),
  ),
  recorrido: inBoth(
    () => import('../../../../locales/es/recorrido.json'),
    () => import('../../../../locales/en/recorrido.json'),
  ),
  redFria: inBoth(
    () => import('../../../../locales/es/red-fria.json'),
    () => import('../../../../locales/en/red-fria.json'),
  ),
  reportes: inBoth(
    () => import('../../../../locales/es/reportes.json'),
    () => import('../../../../locales/en/reportes.json'),
  ),
  solicitudes: inBoth(
    () => import('../../../../locales/es/solicitudes.json'),
    () => import('../../../../locales/en/solicitudes.json'),
  ),
  suministros: inBoth(
    () => import('../../../../locales/es/suministros.json'),
    () => import('../../../../locales/en/suministros.json'),
    ENTITIES.suministros,
  ),
  tableros: inBoth(
    () => import('../../../../locales/es/tableros.json'),
    () => import('../../../../locales/en/tableros.json'),
  ),
} satisfies Readonly<Record<string, LabelLoaders>>;

export type Area = keyof typeof AREA_TEXTS;
