import { LANGUAGES, type EnumType, type Template } from '../../model';
import { fieldAt } from '../../build/field-at';
import { literal } from '../code';
import { templateCode } from '../label';
import type { WebContext } from './context';
import { ui, type Imports } from './imports';

/** Functions that format a day or a moment in a record's name, by kind of field. */
const FORMATS: Readonly<Record<string, string>> = { date: 'formatDate', datetime: 'formatDateTime' };

/** Converts a template to code that composes a text from `record`: days, moments and options in the reader's words. */
export function recordText(
  template: Template,
  { entity, entities }: Pick<WebContext, 'entity' | 'entities'>,
  imports: Imports,
): string {
  imports.use('textOf', '#platform/shared/text/text-of');
  return templateCode(template, (path) => {
    const code = `record.${path.replaceAll('.', '?.')}`;
    const field = fieldAt(entity, path, entities);
    if (field?.enumType && field.kind === 'enum') {
      imports.use('optionText', ui('format/option-text'));
      return `optionText(${optionTexts(field.enumType)}, ${code})`;
    }
    const format = FORMATS[field?.kind ?? ''];
    if (!format) return code;
    imports.use(format, ui('format/format-date'));
    return `${format}(${code})`;
  });
}

/** Texts of the options of an enum, by language, as a literal. */
function optionTexts({ options }: EnumType): string {
  return literal(
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        Object.fromEntries(options.map(({ value, labels }) => [value, labels[language]])),
      ]),
    ),
  );
}
