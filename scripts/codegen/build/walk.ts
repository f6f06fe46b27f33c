import { removeEdits, setEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { Diagnostics } from '../diagnostic';
import type { Endpoint, Field, JsonSchema, Walk } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { textsFrom } from './texts';

export interface RawWalk {
  title?: Json;
  optional?: boolean;
  quantity: string;
  of?: string;
  order?: string[];
  show?: string[];
  only?: string;
  scan?: { reference: string; lot?: string; expiry?: string; add?: boolean };
  save?: { operation: string; as?: string; ago?: string };
}

interface Raw {
  readonly raw: RawWalk;
  readonly document: SourceDocument;
  /** Path of the keyword in its file. */
  readonly path: readonly (string | number)[];
  /** Lines that the walk goes through. */
  readonly field: Field;
  /** Columns that the step fills in. */
  readonly filled: readonly string[];
}

/** Reads the walk through the lines of a step. The columns that it names must exist and have the right kind. */
export function walkOf({ raw, document, path, field, filled }: Raw, diagnostics: Diagnostics): Walk {
  const at = (...keyword: (string | number)[]) => ({ document, path: [...path, ...keyword] });
  const names = field.fields.map(({ name }) => name);
  /** Finds a column, or a property of the objects in a column: `lotes.numeroLote`. */
  const inside = (asked: string, ...keyword: (string | number)[]) => {
    const [name = '', property] = asked.split('.');
    const found = column(name, ...keyword);
    if (!found || property === undefined) return found;
    const inner = found.fields.find((child) => child.name === property);
    if (!inner)
      diagnostics.add(
        'unknown-field',
        at(...keyword),
        `\`${property}\` is not a property of \`${name}\`.`,
        suggest(
          asked,
          found.fields.map((child) => `${name}.${child.name}`),
        ),
      );
    return inner;
  };
  const column = (name: string, ...keyword: (string | number)[]) => {
    const found = field.fields.find((child) => child.name === name);
    if (!found)
      diagnostics.add(
        'unknown-field',
        at(...keyword),
        `\`${name}\` is not a field of the lines.`,
        suggest(name, names),
      );
    return found;
  };
  const wrong = (message: string, ...keyword: (string | number)[]) =>
    diagnostics.add('wrong-type', at(...keyword), message, {
      text: `remove \`${keyword.join('.')}\``,
      edits: removeEdits(at(...keyword)),
    });

  const quantity = column(raw.quantity, 'quantity');
  if (quantity && (quantity.kind !== 'integer' || quantity.reference))
    diagnostics.add('wrong-type', at('quantity'), `\`${raw.quantity}\` is no whole number that a keypad could type.`, {
      text: 'name a column of whole numbers',
    });
  else if (quantity && !filled.includes(raw.quantity))
    diagnostics.add(
      'contradiction',
      at('quantity'),
      `\`${raw.quantity}\` is not among the \`fields\` that this step fills in.`,
      filled.length === 1
        ? { text: `did you mean \`${filled[0]!}\`?`, edits: setEdits(at('quantity'), filled[0]!) }
        : { text: 'add it to `fields`' },
    );
  if (raw.of !== undefined) {
    const target = column(raw.of, 'of');
    if (target && (target.kind !== 'integer' || target.reference)) wrong(`\`${raw.of}\` is no whole number.`, 'of');
  }
  if (raw.optional && !raw.title)
    diagnostics.add('contradiction', at('optional'), 'A button beside that of the step needs a verb of its own.', {
      text: 'add a `title`',
    });
  raw.order?.forEach((name, index) => inside(name, 'order', index));
  raw.show?.forEach((name, index) => column(name, 'show', index));
  if (raw.only !== undefined && column(raw.only, 'only')?.kind !== 'boolean' && names.includes(raw.only))
    wrong(`\`${raw.only}\` is no column of yes and no.`, 'only');
  if (raw.scan) {
    const reference = column(raw.scan.reference, 'scan', 'reference');
    if (reference && !reference.reference)
      diagnostics.add(
        'bad-reference',
        at('scan', 'reference'),
        `\`${raw.scan.reference}\` refers to nothing: a scanned code is looked up among the records of a reference.`,
        { text: 'remove `scan`', edits: removeEdits(at('scan')) },
      );
    const lot = raw.scan.lot === undefined ? undefined : inside(raw.scan.lot, 'scan', 'lot');
    if (lot && lot.kind !== 'text') wrong(`\`${raw.scan.lot!}\` is no text that could be a lot number.`, 'scan', 'lot');
    const expiry = raw.scan.expiry === undefined ? undefined : inside(raw.scan.expiry, 'scan', 'expiry');
    if (expiry && expiry.kind !== 'date') wrong(`\`${raw.scan.expiry!}\` is no date.`, 'scan', 'expiry');
  }
  return {
    field: field.name,
    key: field.lines!.key,
    labels: raw.title ? textsFrom(raw.title) : null,
    optional: raw.optional === true,
    quantity: raw.quantity,
    of: raw.of ?? null,
    order: raw.order ?? [],
    show: raw.show ?? names.filter((name) => !filled.includes(name) && name !== raw.only),
    only: raw.only ?? null,
    scan: raw.scan
      ? {
          reference: raw.scan.reference,
          lot: raw.scan.lot ?? null,
          expiry: raw.scan.expiry ?? null,
          add: raw.scan.add === true,
        }
      : null,
    save: raw.save
      ? { operation: raw.save.operation, as: raw.save.as ?? raw.quantity, ago: raw.save.ago ?? null }
      : null,
  };
}

/** Checks the operations by which walks save: they exist, belong to the document, and accept its lines by their keys. */
export function checkWalkSaves(
  entities: readonly BareEntity[],
  endpoints: readonly Endpoint[],
  diagnostics: Diagnostics,
): void {
  const operations = new Map(
    endpoints.flatMap(({ operations: all }) => all.map((operation) => [operation.name, operation] as const)),
  );
  for (const entity of entities) {
    for (const { name, walk } of entity.lifecycle?.transitions ?? []) {
      if (!walk?.save) continue;
      const { operation: called, as, ago } = walk.save;
      const at = (...keyword: string[]) => ({
        document: entity.document,
        path: ['x-entity', 'lifecycle', 'transitions', name, 'lines', 'walk', 'save', ...keyword],
      });
      const operation = operations.get(called);
      if (!operation) {
        diagnostics.add(
          'unknown-operation',
          at('operation'),
          `There is no operation \`${called}\`.`,
          suggest(called, [...operations.keys()]),
        );
        continue;
      }
      const lines = part(part(operation.body, 'properties'), walk.field);
      const columns = part(part(lines, 'items'), 'properties');
      const answered = part(part(part(part(operation.answer, 'properties'), walk.field), 'items'), 'properties');
      if (operation.kind !== 'action' || !operation.path.includes(`{${entity.key.name}}`) || !columns[walk.key]) {
        diagnostics.add(
          'bad-operation',
          at('operation'),
          `\`${called}\` does not take \`${walk.field}\` of one \`${entity.name}\` by their \`${walk.key}\`.`,
          { text: 'remove `save`, or name another', title: 'remove `save`', edits: removeEdits(at()) },
        );
        continue;
      }
      for (const [keyword, column] of [['as', as], ...(ago === null ? [] : [['ago', ago]])] as [string, string][]) {
        if (!columns[column])
          diagnostics.add(
            'unknown-field',
            at(keyword),
            `The lines that \`${called}\` takes have no \`${column}\`.`,
            suggest(column, Object.keys(columns)),
          );
      }
      for (const needed of [walk.key, as, 'guardada']) {
        if (columns[as] && !answered[needed])
          diagnostics.add(
            'bad-operation',
            at('operation'),
            `\`${called}\` does not answer \`${needed}\` of the lines in \`${walk.field}\`: whoever counts could not be told what became of them.`,
            { text: 'add it to its `answer`' },
          );
      }
    }
  }
}

function part(schema: JsonSchema | null, name: string): JsonSchema {
  const value = schema?.[name];
  return typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
}
