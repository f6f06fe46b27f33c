import { LABELS } from '#generated/server/labels.gen';
import type { ServedResourceName } from '#platform/shared/product-names';
import { DEFAULT_LANGUAGE, type Language } from '#platform/shared/language';
import type { ExportTexts } from '#platform/server/export/export-text';
import type { Actor } from '#platform/server/db/actor';

/** Labels of the audit fields and of booleans, which belong to no entity. */
const COMMON: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  es: {
    yes: 'Sí',
    no: 'No',
    activo: 'Activo',
    version: 'Versión',
    fechaCreacion: 'Fecha de creación',
    fechaModificacion: 'Fecha de modificación',
    creadoPor: 'Creado por',
    modificadoPor: 'Modificado por',
  },
  en: {
    yes: 'Yes',
    no: 'No',
    activo: 'Active',
    version: 'Version',
    fechaCreacion: 'Created',
    fechaModificacion: 'Modified',
    creadoPor: 'Created by',
    modificadoPor: 'Modified by',
  },
  'es-mx': {},
};

/** Loads headings and codes of an export in the reader's language; times are in their time zone. */
export async function exportTexts(
  resource: string,
  { language = DEFAULT_LANGUAGE, timeZone }: Pick<Actor, 'language' | 'timeZone'>,
): Promise<ExportTexts> {
  const { default: labels } = await LABELS[resource as ServedResourceName][language]();
  const common = { ...COMMON.es, ...COMMON[language] };
  return {
    title: (path) => labels[`resources.${resource}.fields.${path}`] ?? common[path] ?? path,
    option: (enumName, value) => labels[`enums.${enumName}.${value}`] ?? value,
    yes: common['yes'] ?? '',
    no: common['no'] ?? '',
    timeZone,
  };
}
