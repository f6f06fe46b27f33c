import { applyEdits, modify, parse } from 'jsonc-parser';
import type { Random } from '../random';

export interface FieldEdit {
  /** Text before and after. */
  readonly before: string;
  readonly text: string;
  /** Name that the schema no longer has; null when the edit removes none. */
  readonly gone: string | null;
  /** Names that the type checker must mention: the schema, and for a rename the new name. */
  readonly schema: string;
}

interface Schema {
  readonly properties: Readonly<Record<string, { readonly 'x-field'?: object; readonly title?: string }>>;
  readonly required?: readonly string[];
}

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };
const KINDS = ['drop', 'rename', 'add', 'relabel'] as const;

/** Drops, renames, adds or relabels one field of a schema. Returns null when the random choice found no suitable field. */
export function editedSchema(before: string, pick: Random): FieldEdit | null {
  const { properties, required = [] } = parse(before) as Schema;
  const kind = pick.one(KINDS);
  const name = pick.one(Object.keys(properties));
  const node = properties[name]!;
  const change = (text: string, at: (string | number)[], value: unknown) =>
    applyEdits(text, modify(text, at, value, FORMAT));
  switch (kind) {
    case 'add':
      return {
        before,
        text: change(before, ['properties', 'campoNuevo'], {
          title: 'Campo nuevo',
          type: 'string',
          maxLength: 40,
          'x-field': { labels: { en: 'New field' } },
        }),
        gone: null,
        schema: '',
      };
    case 'relabel':
      return {
        before,
        text: change(before, ['properties', name, 'title'], `${node.title ?? name} (otro)`),
        gone: null,
        schema: '',
      };
    case 'drop': {
      const text = change(
        change(before, ['properties', name], undefined),
        ['required'],
        required.filter((each) => each !== name),
      );
      return { before, text, gone: name, schema: 'schemas/entities/' };
    }
    default: {
      const to = `${name}Nuevo`;
      const renamed = before.replaceAll(`"${name}"`, `"${to}"`).replaceAll(`{${name}}`, `{${to}}`);
      return {
        before,
        text: change(renamed, ['properties', to, 'x-field', 'renamedFrom'], name),
        gone: name,
        schema: `is called \`${to}\` now`,
      };
    }
  }
}
