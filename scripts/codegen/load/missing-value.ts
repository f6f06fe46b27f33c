import path from 'node:path';
import { humanise } from './humanise';
import type { Json } from './property-node';
import { documentName, type JsonPath, type SourceDocument } from './source-document';

/**
 * Returns a value for a missing required keyword, derived from its context: a text of another language, the only state left, the permission
 * of its neighbours. Undefined when nothing can be derived.
 */
export function missingValue(document: SourceDocument, at: JsonPath, name: string): unknown {
  const owner = (document.valueAt(at) ?? {}) as Json;
  const whole = (document.value ?? {}) as Json;
  const entity = whole['x-entity'] as Json | undefined;
  const properties = (whole['properties'] ?? {}) as Readonly<Record<string, Json>>;
  const title = typeof whole['title'] === 'string' ? whole['title'] : humanise(documentName(document));
  const names = { one: title, many: title };
  const key = String(at.at(-1) ?? '');
  switch (name) {
    case '$schema':
      return `${path.posix.relative(path.posix.dirname(document.file), 'schemas/meta')}/${metaOf(document.file)}.json`;
    case 'es':
    case 'en':
      return (
        owner[name === 'es' ? 'en' : 'es'] ??
        (key === 'labels' && at[0] === 'x-entity'
          ? names
          : ((document.valueAt(at.slice(0, -2)) as Json | undefined)?.['title'] ?? title))
      );
    case 'one':
      return owner['many'] ?? title;
    case 'many':
      return owner['one'] ?? title;
    case 'title':
      return at.length === 0 ? title : { es: humanise(key), en: humanise(key) };
    case 'type':
      return 'object';
    case 'x-entity':
      return { labels: { es: names, en: names }, label: labelOf(properties) };
    case 'labels':
      return at[0] === 'x-report' || at[0] === 'x-board' ? { en: title } : { es: names, en: names };
    case 'label':
      return labelOf(properties);
    case 'initial':
      return Object.keys(owner['states'] ?? {})[0];
    case 'from':
      return [stateThat(entity, at, 'from')];
    case 'to':
      return stateThat(entity, at, 'to');
    case 'permission':
      return (
        neighbour(document, at, 'permission') ??
        (at[0] === 'x-report' || at[0] === 'x-board'
          ? 'catalogo.ver'
          : ((entity?.['permissions'] as Json | undefined)?.['write'] ?? 'catalogo.administrar'))
      );
    case 'kind':
      return owner['import']
        ? 'import'
        : owner['export']
          ? 'export'
          : owner['body'] || owner['form']
            ? 'action'
            : 'query';
    case 'field':
      return key === 'lifecycle'
        ? Object.keys(properties).find((field) => properties[field]!['readOnly'] === true && properties[field]!['enum'])
        : key === 'sort'
          ? Object.keys(properties)[0]
          : undefined;
    case 'match':
      return (owner['columns'] as string[] | undefined)?.[0];
    case 'risk':
      return 'MEDIO';
    case 'unit':
      return Object.keys(properties).find(
        (field) => (properties[field]!['x-field'] as Json | undefined)?.['reference'] === 'unidad',
      );
    case 'digits':
      return 6;
    default:
      return undefined;
  }
}

function metaOf(file: string): string {
  const folder = file.split('/')[1] ?? '';
  return (
    { entities: 'entity', endpoints: 'endpoint', reports: 'report', boards: 'board', worklists: 'worklist' }[folder] ??
    path.posix.basename(folder, '.json')
  );
}

function labelOf(properties: Readonly<Record<string, Json>>): string {
  const names = Object.keys(properties);
  return `{${names.find((name) => properties[name]!['type'] === 'string' && !properties[name]!['enum']) ?? names[0] ?? 'nombre'}}`;
}

/** Value of the keyword in the other members of the same object. */
function neighbour(document: SourceDocument, at: JsonPath, keyword: string): unknown {
  const others = document.valueAt(at.slice(0, -1));
  return typeof others === 'object' && others !== null
    ? Object.values(others as Readonly<Record<string, Json>>).find((other) => typeof other[keyword] === 'string')?.[
        keyword
      ]
    : undefined;
}

/** The state that no other step leaves, or leads to. */
function stateThat(entity: Json | undefined, at: JsonPath, side: 'from' | 'to'): unknown {
  const {
    states = {},
    transitions = {},
    initial,
  } = (entity?.['lifecycle'] ?? {}) as {
    states?: Readonly<Record<string, Json>>;
    transitions?: Readonly<Record<string, Json>>;
    initial?: string;
  };
  const used = Object.entries(transitions)
    .filter(([name]) => name !== at.at(-1))
    .flatMap(([, transition]) => [transition[side]].flat());
  const free = Object.keys(states).find(
    (state) => !used.includes(state) && (side === 'from' ? states[state]!['final'] !== true : state !== initial),
  );
  return free ?? (side === 'from' ? initial : Object.keys(states).find((state) => state !== initial));
}
