import { pascalCase } from '../codegen/names';

export interface TypedSources {
  readonly code: string;
  /** Constants that check the names of fields. */
  readonly helpers: string;
}

/** Elements whose children name fields of a nested object. */
const GROUPS = new Set(['ObjectFields', 'ShowGroup', 'EmbedFields']);
const ROWS = new Set(['RecordsInput']);
/** Elements whose columns name fields of their rows. */
const TABLES = new Set(['ShowRecords']);

const DERIVED = 'DerivedField';

/** JSX tag with its attributes; braces in them are nested at most three levels deep. */
const TAG = /<(\/?)([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}))?)*)\s*?(\/?)>/g;

/**
 * Checks each field's name by the record's type: `source="nombre"` → `source={field('nombre')}`. Fields of groups and rows use the nested
 * types.
 *
 * @param type of the record at the top level
 */
export function typedSources(body: string, type: string, resource: string): TypedSources {
  const helpers = new Map<string, string>();
  const helper = (group: string, of: string): string => {
    const name = group === '' ? 'field' : `${group}Field`;
    helpers.set(name, of);
    return name;
  };
  const open: { name: string; type: string }[] = [{ name: '', type }];
  const tags = body.replaceAll(TAG, (whole, closing: string, tag: string, attributes: string, selfClosing: string) => {
    const opensGroup = GROUPS.has(tag) || ROWS.has(tag);
    if (closing) {
      if (opensGroup) open.pop();
      return whole;
    }
    const source = /\ssource="([^"]+)"/.exec(attributes)?.[1];
    if (source === undefined) return whole;
    const inside = open.at(-1)!;
    const name = camel([inside.name, source]);
    const rows = ROWS.has(tag) || TABLES.has(tag);
    const inner = `NonNullable<${inside.type}['${source}']>${rows ? '[number]' : ''}`;
    if (opensGroup && !selfClosing) open.push({ name, type: inner });
    // Values derived from the inputs are not part of the request.
    const naming = tag === DERIVED ? helper('derived', type.replace(/Input$/, '')) : helper(inside.name, inside.type);
    const typed = attributes.replace(`source="${source}"`, `source={${naming}('${source}')}`);
    return whole.replace(attributes, () =>
      TABLES.has(tag)
        ? typed.replaceAll(/source: '([^']+)'/g, (_, column: string) => `source: ${helper(name, inner)}('${column}')`)
        : typed,
    );
  });
  const code = tags.replaceAll(
    /^ {2}\{ source: '([^']+)'/gm,
    (_, fact: string) => `  { source: ${helper('', type)}('${fact}')`,
  );
  const lines = [...helpers].map(([name, of]) => `const ${name} = fieldsOf<${of}, '${resource}'>();\n`);
  return { code, helpers: lines.length > 0 ? `${lines.join('')}\n` : '' };
}

function camel(parts: readonly string[]): string {
  const joined = pascalCase(parts.filter(Boolean).join('-'));
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
