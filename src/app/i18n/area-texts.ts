import type { LabelLoaders } from './i18n-store';
import type { Messages } from './messages';

const all = async (...modules: readonly Promise<{ default: Messages }>[]) =>
  (await Promise.all(modules)).map((module) => module.default);

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
  farmacia: {
    es: () => all(import('../../../locales/es/farmacia.json')),
    'es-mx': () => all(import('../../../locales/es/farmacia.json')),
    en: () => all(import('../../../locales/en/farmacia.json')),
  },
  pacientes: {
    es: () => all(import('../../../locales/es/pacientes.json')),
    'es-mx': () => all(import('../../../locales/es/pacientes.json')),
    en: () => all(import('../../../locales/en/pacientes.json')),
  },
  proveedores: {
    es: () => all(import('../../../locales/es/proveedores.json')),
    'es-mx': () => all(import('../../../locales/es/proveedores.json')),
    en: () => all(import('../../../locales/en/proveedores.json')),
  },
  redFria: {
    es: () => all(import('../../../locales/es/red-fria.json')),
    'es-mx': () => all(import('../../../locales/es/red-fria.json')),
    en: () => all(import('../../../locales/en/red-fria.json')),
  },
  suministros: {
    es: () => all(import('../../../locales/es/suministros.json')),
    'es-mx': () => all(import('../../../locales/es/suministros.json')),
    en: () => all(import('../../../locales/en/suministros.json')),
  },
} satisfies Readonly<Record<string, LabelLoaders>>;

export type Area = keyof typeof AREA_TEXTS;
