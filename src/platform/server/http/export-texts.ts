import { LABELS } from '#generated/server/labels.gen';
import type { ServedResourceName } from '#generated/shared/resource-names.gen';
import { DEFAULT_LANGUAGE, type Language } from '#platform/shared/language';
import type { ExportTexts } from '../export/export-text';
import type { Actor } from '../db/actor';

/** Words of the audit block and of yes and no, which no entity has labels for. */
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

/** Headings and codes of an export in the reader's language, and hours in their zone. */
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
