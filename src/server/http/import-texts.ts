import { LABELS } from '../../../generated/server/labels.gen';
import type { ImportSpec } from '../../../generated/server/imports.gen';
import { resourceOf } from '../crud/resources';
import { plain } from '../operations/imports/import-table';
import type { ImportTexts } from '../operations/imports/run-import';
import type { Language } from './texts';

/** What headings and codes are called: in all languages, because a file does not say which one it is in. */
export async function importTexts({ entity, columns }: ImportSpec, language: Language): Promise<ImportTexts> {
  const languages = [...new Set<Language>([language, 'es', 'en', 'es-mx'])];
  const labels = await Promise.all(languages.map(async (each) => (await LABELS[entity][each]()).default));
  const { fields } = resourceOf(entity);
  const headings = Object.fromEntries(columns.map((column) => [column, labels.flatMap((texts) => texts[`resources.${entity}.fields.${column}`] ?? [])]));
  const codes = Object.fromEntries(columns.map((column) => {
    const { enumName, options = [] } = fields.find(({ name }) => name === column) ?? {};
    return [column, new Map(options.flatMap((code) => [code, ...labels.flatMap((texts) => texts[`enums.${enumName ?? ''}.${code}`] ?? [])].map((name) => [plain(name), code] as const)))];
  }));
  return { headings, codes };
}
