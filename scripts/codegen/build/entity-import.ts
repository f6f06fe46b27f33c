import type { Field, ImportReference, Operation } from '../model';
import { PLAIN_BUTTON } from './endpoint';
import type { BareEntity } from './entity';
import { IMPORT_ANSWER, IMPORT_BODY, isCell, MAX_ROWS } from './import';
import { digitsOf } from './import-digits';
import { problemsOf } from './problems';

type All = ReadonlyMap<string, BareEntity>;

/** Field with a column of its own: of the record, or of an object in it (`domicilio.calle`). */
interface Cell {
  readonly path: string;
  readonly field: Field;
}

/**
 * Returns the default import of an entity. It covers every field that a cell can express, nested fields included, and references by the
 * names of their records. Returns null when a row cannot express a record; `whyNoImport` gives the reason.
 */
export function importOperationOf(entity: BareEntity, all: All, declared: readonly Operation[]): Operation | null {
  if (whyNoImport(entity, all, declared) !== null) return null;
  const { name, camel, pascal, path, permissions, source } = entity;
  const references = referencesOf(cellsOf(entity), all);
  const columns = columnsOf(entity, references);
  const cells = cellsOf(entity).filter((cell) => columns.includes(cell.path));
  const of = <Value>(value: (cell: Cell) => Value | null) =>
    Object.fromEntries(
      cells.flatMap((cell): [string, Value][] => {
        const own = value(cell);
        return own === null ? [] : [[cell.path, own]];
      }),
    );
  const [match = [], ...others] = keysOf(entity).filter((key) => key.every((field) => columns.includes(field)));
  const numbers = entity.unique
    .filter(
      ({ activeOnly, fields: [first = '', ...more] }) =>
        !activeOnly && more.length === 0 && columns.includes(first) && digitsOf(fieldOf(entity, first)) !== null,
    )
    .map(({ fields }) => fields);
  const otherMatches = [...new Map([...others, ...numbers].map((key) => [key.join(), key])).values()].filter(
    (key) => key.join() !== match.join(),
  );
  return {
    name: `${camel}Importar`,
    pascal: `${pascal}Importar`,
    kind: 'import',
    source,
    method: 'POST',
    path: `${path}/importar`,
    labels: { es: 'Importar', en: 'Import', 'es-mx': 'Importar' },
    summary: 'Creates and updates records from a spreadsheet; checks first, writes all rows in one transaction.',
    parameters: null,
    body: IMPORT_BODY,
    answer: IMPORT_ANSWER,
    fields: null,
    export: null,
    confirm: null,
    icon: 'file',
    import: {
      entity: name,
      columns,
      match,
      otherMatches,
      references: Object.fromEntries(Object.entries(references).filter(([column]) => columns.includes(column))),
      names: of(({ field }) => (field.importNames.length > 0 ? field.importNames : null)),
      readings: of(({ field }) => field.importAs),
      digits: of((cell) => (cell.path in references ? null : digitsOf(cell.field))),
      repeats: entity.importRepeats,
      required: cells.filter(({ field }) => isAsked(field)).map((cell) => cell.path),
      examples: of(({ field }) => field.example),
      most: MAX_ROWS,
      review: null,
    },
    button: { ...PLAIN_BUTTON, entity: name, on: 'list' },
    answerEntity: null,
    paged: false,
    permission: permissions.create,
    invalidates: [name],
    listParameter: null,
    cacheSeconds: 0,
    idempotent: true,
    offline: null,
    secondPerson: null,
    freshSignIn: false,
    etag: false,
    problems: problemsOf({ path, permission: permissions.create, isSent: true, idempotent: true }),
    status: 200,
  };
}

/**
 * Returns why an entity has no default import, as text for the docs; null when it has one.
 *
 * @param declared operations of the endpoint files: an import among them replaces the default import
 */
export function whyNoImport(entity: BareEntity, all: All, declared: readonly Operation[]): string | null {
  const { name, operations, permissions, lifecycle, fields, backend } = entity;
  if (backend !== 'server') return 'it has no table';
  if (declared.some((operation) => operation.import?.entity === name))
    return 'an endpoint declares one with columns of its own';
  if (!operations.includes('create') || !operations.includes('update')) return 'its records are not written by people';
  if (permissions.create !== permissions.update) return 'creating and changing need different permissions';
  if (lifecycle) return 'its records go through states, by steps that a row cannot take';
  // Optional lines do not prevent an import; it leaves them unchanged.
  const whole = fields.find(({ lines, embed, required }) => embed || (lines && required));
  if (whole)
    return whole.lines
      ? `a new record needs lines (\`${whole.name}\`)`
      : `it holds a record of \`${whole.embed!.entity}\` (\`${whole.name}\`), whose data a file is no place for`;
  const columns = columnsOf(entity, referencesOf(cellsOf(entity), all));
  if (!matchOf(entity, columns)) return 'nothing that a cell can say tells its records apart';
  const missing = fields.find(
    (field) =>
      isAsked(field) &&
      !(field.kind === 'object'
        ? columns.some((column) => column.startsWith(`${field.name}.`))
        : columns.includes(field.name)),
  );
  return missing ? `a new record needs \`${missing.name}\`, which no cell can say` : null;
}

/** Returns true when a new record needs the value from the file, because no other source sets it. */
function isAsked({ required, readOnly, default: given, when }: Field): boolean {
  return required && !readOnly && given === undefined && !when;
}

function cellsOf({ fields }: BareEntity): Cell[] {
  return fields.flatMap((field): Cell[] =>
    field.kind === 'object' && !field.readOnly
      ? field.fields.map((inner) => ({ path: `${field.name}.${inner.name}`, field: inner }))
      : [{ path: field.name, field }],
  );
}

/** Returns the columns in the order of the form. Omits an object entirely when a cell cannot express a required part of it. */
function columnsOf(entity: BareEntity, references: Readonly<Record<string, ImportReference>>): string[] {
  // Only fields of the record itself accept names of codes and lists.
  const isNested = (path: string) => path.includes('.');
  const says = ({ path, field }: Cell) =>
    (isCell(field) && !(isNested(path) && (field.kind === 'enum' || field.kind === 'list'))) ||
    (!field.readOnly && path in references);
  const cells = cellsOf(entity);
  const broken = new Set(
    cells
      .filter((cell) => isNested(cell.path) && isAsked(cell.field) && !says(cell))
      .map(({ path }) => path.split('.')[0]),
  );
  return cells
    .filter((cell) => says(cell) && !(isNested(cell.path) && broken.has(cell.path.split('.')[0])))
    .map(({ path }) => path);
}

function matchOf(entity: BareEntity, columns: readonly string[]): readonly string[] | undefined {
  return keysOf(entity).find((key) => key.every((field) => columns.includes(field)));
}

/**
 * Returns the keys that every record has and that people know. The natural key is first, then keys without references, the shortest first.
 */
function keysOf(entity: BareEntity): readonly (readonly string[])[] {
  const { key, unique } = entity;
  const isReference = (name: string) => fieldOf(entity, name)?.reference !== null;
  const known = unique
    .filter(({ activeOnly, fields: names }) => !activeOnly && names.some((name) => fieldOf(entity, name)?.required))
    .map(({ fields: names }) => names);
  return [
    ...(key.kind === 'natural' ? [[key.name]] : []),
    ...known.toSorted((a, b) => Number(a.some(isReference)) - Number(b.some(isReference)) || a.length - b.length),
  ];
}

const fieldOf = ({ fields }: BareEntity, name: string): Field | undefined =>
  fields.find((field) => field.name === name);

/** Returns the spellings of references in cells. Omits references to entities without a spelling. */
function referencesOf(cells: readonly Cell[], all: All): Record<string, ImportReference> {
  return Object.fromEntries(
    cells.flatMap(({ path, field: { reference, kind } }) => {
      const target = reference && kind !== 'list' ? all.get(reference.entity) : undefined;
      const by = target ? namesOf(target, all) : [];
      return target && by.length > 0
        ? [
            [
              path,
              { entity: target.name, by, digits: by.map((way) => way.map((part) => digitsAt(target, part, all))) },
            ] as const,
          ]
        : [];
    }),
  );
}

/**
 * Returns the spellings of an entity's records in a cell: the key, or its unique values when no key is always present. These are fields of
 * the record (an employee number) and of an embedded record (a person's CURP).
 */
function namesOf(target: BareEntity, all: All): string[][] {
  const [sure, key] =
    keysOf(target).flatMap((names) => {
      const spelt = names.map((name) => spellingOf(target, name, all));
      return spelt.includes(null) ? [] : [[spelt as string[], names] as const];
    })[0] ?? [];
  if (sure && key) return [sure, ...otherWays(target, key, sure, all)];
  const own = target.unique
    .filter(
      ({ activeOnly, fields: [name, ...more] }) =>
        !activeOnly && more.length === 0 && fieldOf(target, name!)?.reference === null,
    )
    .map(({ fields }) => [...fields]);
  const inside = target.fields.flatMap(({ name, embed }) => {
    const isOne =
      embed !== null && target.unique.some(({ fields }) => fields.length === 1 && fields[0] === embed.keyName);
    const record = isOne ? all.get(embed.entity) : undefined;
    return (record?.unique ?? [])
      .filter(({ activeOnly, fields }) => !activeOnly && fields.length === 1)
      .map(({ fields: [field] }) => [`${name}.${field}`]);
  });
  return [...own, ...inside];
}

/**
 * Returns alternative codes of a record or of the records in its key. Example: a state has two letters at one authority and two digits at
 * another.
 */
function otherWays(target: BareEntity, key: readonly string[], sure: readonly string[], all: All): string[][] {
  const numbers = (entity: BareEntity) =>
    entity.unique.flatMap(({ activeOnly, fields: [name = '', ...more] }) =>
      !activeOnly && more.length === 0 && digitsOf(fieldOf(entity, name)) !== null ? [name] : [],
    );
  if (key.length === 1)
    return numbers(target)
      .filter((name) => name !== sure[0])
      .map((name) => [name]);
  const spellings = key.map((name, index) => {
    const { reference = null } = fieldOf(target, name) ?? {};
    const other = reference ? all.get(reference.entity) : undefined;
    return [
      sure[index]!,
      ...(other?.key.kind === 'natural'
        ? numbers(other)
            .filter((number) => number !== other.key.name)
            .map((number) => `${name}.${number}`)
        : []),
    ];
  });
  return spellings
    .reduce<string[][]>((ways, parts) => ways.flatMap((way) => parts.map((part) => [...way, part])), [[]])
    .slice(1);
}

/** Returns the number of digits of one part of a name; 0 for a text, -1 for a number, whose leading zeros do not matter. */
function digitsAt(target: BareEntity, part: string, all: All): number {
  const [head = '', inner] = part.split('.');
  const field = fieldOf(target, head);
  const other = field?.reference ? all.get(field.reference.entity) : undefined;
  const named = inner === undefined ? field : other && fieldOf(other, inner);
  return named?.kind === 'integer' && named.reference === null ? -1 : (digitsOf(named) ?? 0);
}

/**
 * Returns the path of the readable form of one key part. For a reference to numbered records it is the spelling of the referenced record.
 */
function spellingOf(entity: BareEntity, name: string, all: All): string | null {
  const { reference = null } = fieldOf(entity, name) ?? {};
  const target = reference ? all.get(reference.entity) : undefined;
  if (!target || target.key.kind === 'natural') return name;
  const [first] = keysOf(target);
  return first?.length === 1 && fieldOf(target, first[0]!)?.reference === null ? `${name}.${first[0]}` : null;
}
