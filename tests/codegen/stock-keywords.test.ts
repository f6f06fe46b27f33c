import { describe, expect, it } from 'vitest';
import { applyFix } from '../../scripts/codegen/fix';
import { explainEntity } from '../../scripts/codegen/explain/explain-entity';
import { MOVEMENT, STOCK, stockSchemas } from '../support/codegen/stock-schemas';
import { compileProject } from '../support/codegen/project';

type Schemas = ReturnType<typeof stockSchemas>;
type Node = Schemas[string];
interface Fault {
  readonly what: string;
  readonly break: (parts: { x: Node; fields: Node; schema: Node; all: Schemas }) => void;
  readonly rule: string;
  /** Expected JSON pointer of the error in the broken schema. */
  readonly at: string;
  /** `--fix` makes the schemas valid again. */
  readonly mends?: true;
}

const LEDGER: readonly Fault[] = [
  {
    what: 'an operation that would change rows',
    break: ({ x }) => (x.operations = ['list', 'get', 'update']),
    rule: 'bad-ledger',
    at: '/x-entity/operations/2',
    mends: true,
  },
  {
    what: 'a way to delete',
    break: ({ x }) => (x.softDelete = true),
    rule: 'bad-ledger',
    at: '/x-entity/softDelete',
    mends: true,
  },
  {
    what: 'a number of documents',
    break: ({ x }) => (x.folio = { series: 'MOV', digits: 6, unit: 'almacenId' }),
    rule: 'bad-ledger',
    at: '/x-entity/folio',
  },
  {
    what: 'lines',
    break: ({ fields }) =>
      (fields.lineas = {
        title: 'Líneas',
        type: 'array',
        items: {
          type: 'object',
          properties: { pieza: { title: 'Pieza', type: 'string', 'x-field': { labels: { en: 'Piece' } } } },
        },
        'x-field': { labels: { en: 'Lines' }, lines: { key: 'lineaId' } },
      }),
    rule: 'bad-ledger',
    at: '/properties/lineas',
  },
  {
    what: 'a sequence by an unknown field',
    break: ({ x }) => (x.ledger.sequence.field = 'consecutiv'),
    rule: 'unknown-field',
    at: '/x-entity/ledger/sequence/field',
    mends: true,
  },
  {
    what: 'a sequence by a reference',
    break: ({ x }) => (x.ledger.sequence.field = 'insumoId'),
    rule: 'bad-ledger',
    at: '/x-entity/ledger/sequence/field',
  },
  {
    what: 'a series by what may be empty',
    break: ({ schema }) => schema.required.shift(),
    rule: 'bad-ledger',
    at: '/x-entity/ledger/sequence/within/0',
    mends: true,
  },
  {
    what: 'a balance that may be empty',
    break: ({ schema }) => schema.required.pop(),
    rule: 'bad-ledger',
    at: '/x-entity/ledger/balance/field',
    mends: true,
  },
  {
    what: 'a balance that adds what it takes',
    break: ({ x }) => (x.ledger.balance.takes = 'entrada'),
    rule: 'bad-ledger',
    at: '/x-entity/ledger/balance/takes',
  },
  {
    what: 'a balance that the database makes of other columns',
    break: ({ fields }) => (fields.saldo['x-field'].generated = '{entrada} - {salida}'),
    rule: 'bad-ledger',
    at: '/x-entity/ledger/balance/field',
  },
  {
    what: 'a reversal of something else',
    break: ({ x }) => (x.ledger.reversal = 'insumoId'),
    rule: 'bad-ledger',
    at: '/x-entity/ledger/reversal',
  },
  {
    what: 'a reversal that every row must be',
    break: ({ schema }) => schema.required.push('reversaDeId'),
    rule: 'bad-ledger',
    at: '/required/6',
    mends: true,
  },
];

const INDEXES: readonly Fault[] = [
  {
    what: 'an index by an unknown field',
    break: ({ x }) => (x.indexes[0][1] = 'nombr'),
    rule: 'unknown-field',
    at: '/x-entity/indexes/0/1',
    mends: true,
  },
  {
    what: 'an index by what is not stored',
    break: ({ x, fields }) => {
      fields.movimientos = {
        title: 'Movimientos',
        type: 'integer',
        readOnly: true,
        'x-field': { labels: { en: 'Movements' }, computed: { fn: 'movimientos', from: ['existencia'] } },
      };
      x.indexes.push(['movimientos']);
    },
    rule: 'bad-indexes',
    at: '/x-entity/indexes/3/0',
    mends: true,
  },
  {
    what: 'an index twice',
    break: ({ x }) => x.indexes.push(['insumoId', 'almacenId']),
    rule: 'bad-indexes',
    at: '/x-entity/indexes/3',
    mends: true,
  },
  {
    what: 'a column that is sorted by without an index',
    break: ({ fields }) => (fields.disponible['x-field'].list = { sortable: true }),
    rule: 'bad-indexes',
    at: '/properties/disponible/x-field/list/sortable',
    mends: true,
  },
  {
    what: 'a list that is sorted without an index',
    break: ({ x }) => (x.sort.field = 'minimo'),
    rule: 'bad-indexes',
    at: '/x-entity/sort/field',
    mends: true,
  },
  {
    what: 'an index that a field asks for',
    break: ({ fields }) => (fields.minimo['x-field'].index = true),
    rule: 'bad-indexes',
    at: '/properties/minimo/x-field/index',
    mends: true,
  },
];

const FOLLOWS: readonly Fault[] = [
  {
    what: 'an unknown entity',
    break: ({ x }) => (x.follows.entity = 'nive'),
    rule: 'unknown-entity',
    at: '/x-entity/follows/entity',
    mends: true,
  },
  {
    what: 'the entity itself',
    break: ({ x }) => (x.follows.entity = 'existencia'),
    rule: 'bad-follows',
    at: '/x-entity/follows/entity',
  },
  {
    what: 'a field that the other has not',
    break: ({ x }) => x.follows.start.push('existencia'),
    rule: 'unknown-field',
    at: '/x-entity/follows/start/1',
    mends: true,
  },
  {
    what: 'a field of another kind',
    break: ({ fields }) => (fields.minimo.type = 'number'),
    rule: 'bad-follows',
    at: '/x-entity/follows/fields/0',
  },
  {
    what: 'a field that is set twice',
    break: ({ x }) => x.follows.start.push('minimo'),
    rule: 'bad-follows',
    at: '/x-entity/follows/start/1',
    mends: true,
  },
  {
    what: 'what people fill in',
    break: ({ fields }) => delete fields.maximo.readOnly,
    rule: 'bad-follows',
    at: '/properties/maximo',
    mends: true,
  },
  {
    what: 'what must never be empty',
    break: ({ schema }) => schema.required.push('maximo'),
    rule: 'bad-follows',
    at: '/required/4',
    mends: true,
  },
  {
    what: 'a key that is none here',
    break: ({ x }) => delete x.unique,
    rule: 'bad-follows',
    at: '/x-entity/follows/by',
    mends: true,
  },
  {
    what: 'a key that is none in the other',
    break: ({ all }) => (all['entities/inventario/nivel.json']['x-entity'].unique = [['nombre']]),
    rule: 'bad-follows',
    at: '/x-entity/follows/by',
    mends: true,
  },
  {
    what: 'a row that could not be made',
    break: ({ fields, schema }) => {
      fields.lote = { title: 'Lote', type: 'string', 'x-field': { labels: { en: 'Lot' } } };
      schema.required.push('lote');
    },
    rule: 'bad-follows',
    at: '/properties/lote',
  },
];

const EXPRESSION = '/properties/disponible/x-field/generated';
const expression =
  (text: string): Fault['break'] =>
  ({ fields }) =>
    (fields.disponible['x-field'].generated = text);
const GENERATED: readonly Fault[] = [
  {
    what: 'an unknown field',
    break: expression('{existenci} - 1'),
    rule: 'unknown-field',
    at: EXPRESSION,
    mends: true,
  },
  {
    what: 'another generated field',
    break: ({ fields }) => {
      expression('{doble} - 1')({ fields } as never);
      fields.doble = {
        ...fields.disponible,
        title: 'Doble',
        'x-field': { labels: { en: 'Double' }, generated: '2 * {existencia}' },
      };
    },
    rule: 'bad-generated',
    at: EXPRESSION,
    mends: true,
  },
  { what: 'itself', break: expression('{disponible} + 1'), rule: 'bad-generated', at: EXPRESSION },
  {
    what: 'the time',
    break: expression('{existencia} + extract(year from now())'),
    rule: 'bad-generated',
    at: EXPRESSION,
  },
  {
    what: 'today',
    break: expression('{existencia} + (current_date - {minimo})'),
    rule: 'bad-generated',
    at: EXPRESSION,
  },
  { what: 'chance', break: expression('{existencia} * random()'), rule: 'bad-generated', at: EXPRESSION },
  { what: 'another table', break: expression('(select {existencia})'), rule: 'bad-generated', at: EXPRESSION },
  {
    what: 'a second statement',
    break: expression('{existencia}; drop table x'),
    rule: 'bad-generated',
    at: EXPRESSION,
  },
  { what: 'no field', break: expression('1 + 1'), rule: 'bad-generated', at: EXPRESSION },
  { what: 'an open brace', break: expression('{existencia} - {reservada'), rule: 'bad-generated', at: EXPRESSION },
  {
    what: 'a value to begin with',
    break: ({ fields }) => (fields.disponible.default = 0),
    rule: 'bad-default',
    at: '/properties/disponible/default',
    mends: true,
  },
  {
    what: 'a reference',
    break: ({ fields }) => (fields.disponible['x-field'].reference = 'almacen'),
    rule: 'wrong-type',
    at: EXPRESSION,
  },
  {
    what: 'the text that is searched',
    break: ({ x }) => (x.search = ['estado']),
    rule: 'bad-search',
    at: '/x-entity/search/0',
    mends: true,
  },
  {
    what: 'what follows another entity',
    break: ({ fields }) => (fields.maximo['x-field'].generated = '{existencia}'),
    rule: 'bad-generated',
    at: '/properties/maximo/x-field/generated',
  },
];

/** Applies the first fix, at most three times. Checks whether the result compiles. */
async function mended(schemas: Schemas): Promise<boolean> {
  const texts = Object.fromEntries(
    Object.entries(schemas).map(([file, content]) => [file, JSON.stringify(content, null, 2)]),
  );
  for (let round = 0; round < 3; round += 1) {
    const result = await compileProject(texts);
    if (result.ok) return true;
    const fix = result.errors.find((error) => error.fix)?.fix;
    if (!fix) return false;
    for (const file of new Set(fix.edits.map((edit) => edit.file)))
      texts[file.replace('schemas/', '')] = applyFix(texts[file.replace('schemas/', '')]!, fix, file);
  }
  return (await compileProject(texts)).ok;
}

const SETS = [
  ['a ledger', MOVEMENT, LEDGER],
  ['chosen indexes', STOCK, INDEXES],
  ['rows that follow', STOCK, FOLLOWS],
  ['a generated field', STOCK, GENERATED],
] as const;

describe.each(SETS)('%s cannot have', (_name, file, faults) => {
  it.each(faults)('$what', async ({ break: breakIt, rule, at, mends }) => {
    const schemas = stockSchemas();
    const schema = schemas[file];
    breakIt({ schema, x: schema['x-entity'], fields: schema.properties, all: schemas });
    const result = await compileProject(schemas);
    const told = result.ok
      ? []
      : result.errors.map((error) => ({ file: error.file, rule: error.rule, at: error.pointer }));
    expect(told).toContainEqual({ file: `schemas/${file}`, rule, at });
    expect(mends ? await mended(schemas) : true).toBe(true);
  });
});

it('explains what the database maintains by itself', async () => {
  const result = await compileProject(stockSchemas());
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const [ledger, stock, setting] = ['movimiento', 'existencia', 'nivel'].map((name) =>
    explainEntity(
      result.model.entities.find((entity) => entity.name === name)!,
      result.model,
      result.files,
    ),
  );
  expect(ledger).toContain('consecutivo counts from 1 without gaps within almacenId, insumoId: `ledger.sequence`');
  expect(stock).toContain(
    'a row for each nivel by almacenId, insumoId, with its minimo, maximo while it is active, and nombre',
  );
  expect(stock).toContain('{existencia} - {reservada}');
  expect(setting).toContain('writing it writes the row of existencia that follows it');
});

it('offers no writes to a ledger, and sends no generated field', async () => {
  const result = await compileProject(stockSchemas());
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const { paths } = JSON.parse(result.files.find(({ path }) => path.endsWith('openapi.gen.json'))!.content) as {
    paths: Record<string, object>;
  };
  const methods = Object.entries(paths).flatMap(([path, operations]) =>
    path.includes('/movimiento') && !path.endsWith('/_search')
      ? Object.keys(operations).filter((method) => method !== 'get')
      : [],
  );
  expect(methods).toEqual([]);
  const stock = result.model.entities.find(({ name }) => name === 'existencia')!;
  expect(Object.keys(stock.writeSchema['properties'] as object)).not.toContain('disponible');
  expect(Object.keys(stock.readSchema['properties'] as object)).toContain('disponible');
});
