import type { LabelLoaders } from './i18n-store';
import type { Messages } from './messages';

const all = async (...modules: readonly Promise<{ default: Messages }>[]) =>
  (await Promise.all(modules)).map((module) => module.default);

type Load = () => Promise<{ default: Messages }>;

/** Texts that are the same in the Spanish of Mexico. */
const inBoth = (spanish: Load, english: Load): LabelLoaders => ({
  es: () => all(spanish()),
  'es-mx': () => all(spanish()),
  en: () => all(english()),
});

/** Texts of a hand-written area, loaded with its pages and parts; with the names of fields and choices of what they show. */
export const AREA_TEXTS = {
  consulta: {
    es: () =>
      all(
        import('../../../locales/es/consulta.json'),
        import('../../../generated/locales/es/signos.gen.json'),
        import('../../../generated/locales/es/visita.gen.json'),
        import('../../../generated/locales/es/consulta.gen.json'),
      ),
    'es-mx': () =>
      all(
        import('../../../locales/es/consulta.json'),
        import('../../../generated/locales/es-mx/signos.gen.json'),
        import('../../../generated/locales/es-mx/visita.gen.json'),
        import('../../../generated/locales/es-mx/consulta.gen.json'),
      ),
    en: () =>
      all(
        import('../../../locales/en/consulta.json'),
        import('../../../generated/locales/en/signos.gen.json'),
        import('../../../generated/locales/en/visita.gen.json'),
        import('../../../generated/locales/en/consulta.gen.json'),
      ),
  },
  farmacia: inBoth(
    () => import('../../../locales/es/farmacia.json'),
    () => import('../../../locales/en/farmacia.json'),
  ),
  hospital: {
    es: () =>
      all(
        import('../../../locales/es/hospital.json'),
        import('../../../generated/locales/es/hospitalizacion.gen.json'),
        import('../../../generated/locales/es/nota-evolucion.gen.json'),
        import('../../../generated/locales/es/indicacion.gen.json'),
        import('../../../generated/locales/es/ministracion.gen.json'),
        import('../../../generated/locales/es/cama.gen.json'),
        import('../../../generated/locales/es/signos.gen.json'),
      ),
    'es-mx': () =>
      all(
        import('../../../locales/es/hospital.json'),
        import('../../../generated/locales/es-mx/hospitalizacion.gen.json'),
        import('../../../generated/locales/es-mx/nota-evolucion.gen.json'),
        import('../../../generated/locales/es-mx/indicacion.gen.json'),
        import('../../../generated/locales/es-mx/ministracion.gen.json'),
        import('../../../generated/locales/es-mx/cama.gen.json'),
        import('../../../generated/locales/es-mx/signos.gen.json'),
      ),
    en: () =>
      all(
        import('../../../locales/en/hospital.json'),
        import('../../../generated/locales/en/hospitalizacion.gen.json'),
        import('../../../generated/locales/en/nota-evolucion.gen.json'),
        import('../../../generated/locales/en/indicacion.gen.json'),
        import('../../../generated/locales/en/ministracion.gen.json'),
        import('../../../generated/locales/en/cama.gen.json'),
        import('../../../generated/locales/en/signos.gen.json'),
      ),
  },
  ordenes: {
    es: () =>
      all(import('../../../locales/es/ordenes.json'), import('../../../generated/locales/es/orden-cargo.gen.json')),
    'es-mx': () =>
      all(import('../../../locales/es/ordenes.json'), import('../../../generated/locales/es-mx/orden-cargo.gen.json')),
    en: () =>
      all(import('../../../locales/en/ordenes.json'), import('../../../generated/locales/en/orden-cargo.gen.json')),
  },
  pacientes: inBoth(
    () => import('../../../locales/es/pacientes.json'),
    () => import('../../../locales/en/pacientes.json'),
  ),
  proveedores: inBoth(
    () => import('../../../locales/es/proveedores.json'),
    () => import('../../../locales/en/proveedores.json'),
  ),
  redFria: inBoth(
    () => import('../../../locales/es/red-fria.json'),
    () => import('../../../locales/en/red-fria.json'),
  ),
  suministros: inBoth(
    () => import('../../../locales/es/suministros.json'),
    () => import('../../../locales/en/suministros.json'),
  ),
} satisfies Readonly<Record<string, LabelLoaders>>;

export type Area = keyof typeof AREA_TEXTS;
