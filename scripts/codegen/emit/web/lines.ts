import type { Field, LineScan, OutputFile, Shares } from '../../model';
import type { FormContext, WebContext } from './context';
import { isLive } from '../is-live';
import { Imports, ui } from './imports';
import { code, element, objectLiteral } from './jsx';
import { choices, valueSpec } from './value-spec';

/** `lines.gen.ts`: the columns of each grid of lines, in the form and for reading. */
export function emitLines(context: WebContext): OutputFile[] {
  const { entity } = context;
  const imports = new Imports();
  const constants = entity.fields
    .filter(({ lines }) => lines)
    .flatMap((field) => [
      columnsConstant(
        `${field.name}Columns`,
        `The lines in the form: what is filled in there, and what is worth seeing beside it.`,
        field.fields
          .filter((child) => inForm(child) || isLive(child, entity, field.name))
          .map((child) => columnOf(child, !child.readOnly, context, imports)),
        imports,
      ),
      columnsConstant(
        `${field.name}AllColumns`,
        'The lines as they are read.',
        field.fields.map((child) => columnOf(child, false, context, imports)),
        imports,
      ),
    ]);
  if (constants.length === 0) return [];
  return [
    {
      path: `web/${entity.name}/lines.gen.ts`,
      sources: [entity.source.file],
      content: `${imports}\n${constants.join('\n')}`,
    },
  ];
}

/**
 * The grid of a lines field as JSX.
 *
 * @param columns name of the constant with its columns
 */
export function linesInput(
  field: Field,
  context: FormContext,
  imports: Imports,
  common: Readonly<Record<string, unknown>>,
  plain: boolean,
  columns = imports.use(`${field.name}Columns`, './lines.gen'),
): string {
  const { key, totals, unique, scan } = field.lines!;
  return element(imports.use('LinesInput', ui('lines/LinesInput')), {
    ...common,
    rowKey: key,
    columns: code(columns),
    totals:
      totals.length > 0
        ? totals.filter((total) => field.fields.some((child) => child.name === total.field && inForm(child)))
        : undefined,
    unique: unique.length > 0 ? unique : undefined,
    scan: scan === null ? undefined : scanProps(scan, field, context),
    maxItems: field.maximum ?? undefined,
    plain,
  });
}

function scanProps(
  { reference, quantity, lot, expiry, through }: LineScan,
  { fields, name }: Field,
  context: FormContext,
): Record<string, unknown> {
  const target = fields.find((field) => field.name === reference)?.reference?.entity ?? '';
  const supply = context.entities.get(target)?.fields.find((field) => field.name === through?.field)?.reference;
  if (through && !supply) throw new Error(`\`${target}\` has no reference \`${through.field}\` (scan of \`${name}\`).`);
  return {
    reference,
    ...(quantity === null ? {} : { quantity }),
    ...(lot === null ? {} : { lot }),
    ...(expiry === null ? {} : { expiry }),
    ...(through && supply ? { through: { reference: supply.entity, ...through } } : {}),
  };
}

function inForm({ readOnly, list }: Field): boolean {
  return !readOnly || list !== null;
}

/** The columns of a grid as a constant. */
export function columnsConstant(
  name: string,
  comment: string,
  columns: readonly Record<string, unknown>[],
  imports: Imports,
  exported = true,
): string {
  imports.type('LineColumn', ui('lines/line-column'));
  const rows = columns.map((column) => `  ${objectLiteral(column)},\n`).join('');
  return `/** ${comment} */\n${exported ? 'export ' : ''}const ${name}: readonly LineColumn[] = [\n${rows}];\n`;
}

/** Returns a column of a grid: its display, and its input when it is editable. */
export function columnOf(
  field: Field,
  editable: boolean,
  context: FormContext,
  imports: Imports,
): Record<string, unknown> {
  return {
    source: field.name,
    ...(field.kind === 'records' ? briefSpec(field, context, imports) : valueSpec(field, context, imports)),
    required: (editable && field.required) || undefined,
    input: editable ? inputSpec(field, context, imports) : undefined,
  };
}

/** Cell of a list of small objects: the fields with `list`, or all when none has it. */
function briefSpec({ fields }: Field, context: FormContext, imports: Imports): Record<string, unknown> {
  const listed = fields.filter(({ list }) => list !== null);
  const parts = (listed.length > 0 ? listed : fields).map((field) => ({
    source: field.name,
    ...valueSpec(field, context, imports),
  }));
  return { type: 'brief', parts };
}

function inputSpec(field: Field, context: FormContext, imports: Imports): Record<string, unknown> {
  const { reference, kind, widget, shares } = field;
  if (shares) return sharesSpec(field, shares, context, imports);
  if (reference?.labelField) {
    const target = context.entities.get(reference.entity);
    // Fields by which a pasted or scanned code names one record.
    const codes = (target?.unique ?? [])
      .flatMap(({ fields }) => (fields.length === 1 ? fields : []))
      .filter((name) => target?.fields.some((candidate) => candidate.name === name && candidate.kind === 'text'));
    return {
      type: 'reference',
      reference: reference.entity,
      labelField: reference.labelField,
      filter: unlessEmpty(reference.filter),
      dependsOn: unlessEmpty(reference.dependsOn),
      beside: reference.beside
        ? {
            reference: reference.beside.entity,
            permission: context.entities.get(reference.beside.entity)!.permissions.list,
            of: reference.beside.of,
            dependsOn: reference.beside.by,
            show: reference.beside.show,
          }
        : undefined,
      codes: codes.length > 0 ? codes : undefined,
    };
  }
  switch (kind) {
    case 'enum':
      return { type: 'select', choices: choices(field.enumType!.name, context, imports) };
    case 'boolean':
      return { type: 'switch' };
    case 'date':
      return field.monthEnd ? { type: 'date', monthEnd: true } : { type: 'date' };
    case 'integer':
    case 'number':
      return widget === 'money'
        ? { type: 'money' }
        : {
            type: 'number',
            integer: kind === 'integer' || undefined,
            scale: field.scale ?? undefined,
            unit: field.unit ?? undefined,
          };
    default:
      return { type: 'text', mask: field.mask ?? undefined, maxLength: field.maxLength ?? undefined };
  }
}

/**
 * Settings for the records that a line's pieces come from: the request to the server, the shown values, and the stored properties of an
 * item.
 */
function sharesSpec(
  { fields }: Field,
  shares: Shares,
  context: FormContext,
  imports: Imports,
): Record<string, unknown> {
  const { of, key, amount, free, total, sums, by, filter, show } = shares;
  const target = context.entities.get(of)!;
  return {
    type: 'shares',
    reference: of,
    key,
    amount,
    free,
    total: total ?? undefined,
    sums: unlessEmpty(sums),
    dependsOn: by,
    filter: unlessEmpty(filter),
    sort: target.sort.field,
    show: target.fields
      .filter(({ name }) => show.includes(name))
      .map((field) => ({ source: field.name, ...valueSpec(field, context, imports) })),
    keep: fields
      .map(({ name }) => name)
      .filter((name) => name !== key && name !== amount && target.fields.some((field) => field.name === name)),
  };
}

function unlessEmpty<Value extends object>(value: Value): Value | undefined {
  return Object.keys(value).length > 0 ? value : undefined;
}
