import { describe, expect, it } from 'vitest';
import { baseSchemas, type SchemaNode } from '../support/codegen/base-schemas';
import { compileProject } from '../support/codegen/project';

const FILE = 'boards/flota.json';

/** The valid test project with a board: the number of ambulances, and a drawing and a tile of a report. */
function withBoard(): { schemas: Record<string, SchemaNode>; board: SchemaNode } {
  const schemas = baseSchemas();
  schemas['reports/kilometraje.json']!['x-report'].blocks.push({
    name: 'resumen',
    type: 'tiles',
    title: { es: 'Resumen', en: 'Summary' },
    fields: [
      { field: 'km', title: { es: 'Kilómetros', en: 'Kilometres' }, format: 'integer' },
      { field: 'dia', format: 'date' },
    ],
  });
  const board: SchemaNode = {
    labels: { en: 'Fleet' },
    permission: 'catalogo.ver',
    profiles: ['SUPERUSUARIO'],
    menu: { group: 'catalogos' },
    cards: [
      {
        name: 'nuevas',
        type: 'count',
        title: { es: 'Nuevas', en: 'New' },
        entity: 'ambulancia',
        filter: { anio: { gte: 2020 } },
      },
      { name: 'km', type: 'figure', report: 'kilometraje', block: 'resumen', field: 'km', better: 'less' },
      { name: 'colores', type: 'drawing', report: 'kilometraje', block: 'colores' },
    ],
  };
  schemas[FILE] = { $schema: '../meta/board.json', title: 'Flota', 'x-board': board };
  return { schemas, board };
}

it('compiles a board to its own module, its texts, its menu entry and the start page of its profiles', async () => {
  const { schemas } = withBoard();
  const result = await compileProject(schemas);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join('\n'));
  const file = (path: string) => result.files.find((each) => each.path === path)?.content ?? '';
  expect(file('web/boards.gen.ts')).toContain(
    "flota: { permission: 'catalogo.ver', profiles: ['SUPERUSUARIO'], load: () => import('./board-flota/board.gen') }",
  );
  expect(file('web/board-flota/board.gen.ts')).toContain(
    "{ name: 'nuevas', type: 'count', titled: true, resource: 'ambulancia', permission: 'catalogo.ver', filter: { anio: { gte: 2020 } } }",
  );
  expect(file('web/board-flota/board.gen.ts')).toContain(
    "{ name: 'km', type: 'figure', better: 'less', report: 'kilometraje', block: 'resumen', field: 'km' }",
  );
  expect(JSON.parse(file('locales/en/board-flota.gen.json'))).toEqual({
    'resources.tableros.flota.name': 'Fleet',
    'resources.tableros.flota.description': '',
    'resources.tableros.flota.cards.nuevas': 'New',
  });
  expect(file('web/menu/es.gen.json')).toContain('"/tableros/flota"');
});

const FAULTS: readonly {
  readonly what: string;
  readonly break: (board: SchemaNode) => void;
  readonly rule: string;
  readonly line: string;
  readonly suggests?: string;
}[] = [
  {
    what: 'a profile that there is none of',
    break: (board) => (board.profiles = ['SUPERUSUARIA']),
    rule: 'unknown-profile',
    line: 'SUPERUSUARIA',
    suggests: 'SUPERUSUARIO',
  },
  {
    what: 'a group that the menu does not have',
    break: (board) => (board.menu.group = 'catalogo'),
    rule: 'unknown-menu',
    line: 'group',
    suggests: 'catalogos',
  },
  {
    what: 'two cards of one name',
    break: (board) => (board.cards[2].name = 'km'),
    rule: 'name-clash',
    line: '"km"',
  },
  {
    what: 'a count that does not say what it is called',
    break: (board) => delete board.cards[0].title,
    rule: 'bad-card',
    line: 'count',
    suggests: 'title',
  },
  {
    what: 'a count of a report',
    break: (board) => (board.cards[0].report = 'kilometraje'),
    rule: 'bad-card',
    line: 'report',
    suggests: 'remove',
  },
  {
    what: 'a count by what the list has no filter for',
    break: (board) => (board.cards[0].filter = { anyo: 2020 }),
    rule: 'bad-filter',
    line: 'anyo',
    suggests: 'anio',
  },
  {
    what: 'a count by what a board does not know',
    break: (board) => (board.cards[0].filter = { anio: { parameter: 'anio' } }),
    rule: 'unknown-field',
    line: 'parameter',
  },
  {
    what: 'a sum of what the list does not add up',
    break: (board) => (board.cards[0].sum = 'placas'),
    rule: 'unknown-field',
    line: 'sum',
  },
  {
    what: 'a comparison of what no period changes',
    break: (board) => (board.cards[0].better = 'more'),
    rule: 'bad-card',
    line: 'better',
    suggests: 'desde',
  },
  {
    what: 'a figure of an unknown report',
    break: (board) => (board.cards[1].report = 'kilometrage'),
    rule: 'unknown-report',
    line: 'kilometrage',
    suggests: 'kilometraje',
  },
  {
    what: 'a figure of a block that has no tiles',
    break: (board) => (board.cards[1].block = 'colores'),
    rule: 'bad-card',
    line: 'block',
    suggests: 'drawing',
  },
  {
    what: 'a figure of what is no tile',
    break: (board) => (board.cards[1].field = 'dia'),
    rule: 'unknown-field',
    line: '"dia"',
    suggests: 'km',
  },
  {
    what: 'a drawing that the report does not have',
    break: (board) => (board.cards[2].block = 'color'),
    rule: 'unknown-field',
    line: '"color"',
    suggests: 'colores',
  },
  {
    what: 'a report that is asked with what it does not ask for',
    break: (board) => (board.cards[2].with = { hasta: '2026-01-01' }),
    rule: 'unknown-field',
    line: 'hasta',
    suggests: 'desde',
  },
];

describe('the compiler reports, with place and advice,', () => {
  it.each(FAULTS)('$what', async ({ break: breakIt, rule, line, suggests }) => {
    const { schemas, board } = withBoard();
    breakIt(board);
    const result = await compileProject(schemas);
    const errors = result.ok ? [] : result.errors;
    const error = errors.find((candidate) => candidate.rule === rule && candidate.excerpt.includes(line));
    expect(error, errors.map(({ rule: told, message }) => `${told}: ${message}`).join('\n')).toBeDefined();
    expect(error!.file).toBe(`schemas/${FILE}`);
    expect(error!.suggestion ?? '').toContain(suggests ?? '');
  });

  it('a card without a value for a required parameter of its report', async () => {
    const { schemas } = withBoard();
    schemas['reports/kilometraje.json']!['x-report'].parameters.properties.ambulanciaId = {
      title: 'Ambulancia',
      type: 'integer',
      'x-field': { labels: { en: 'Ambulance' }, reference: 'ambulancia' },
    };
    schemas['reports/kilometraje.json']!['x-report'].parameters.required = ['ambulanciaId'];
    const result = await compileProject(schemas);
    expect(result.ok ? [] : result.errors.map(({ rule, suggestion }) => `${rule}: ${suggestion}`)).toContain(
      'bad-card: say it in `with`, or give the board a `place`',
    );
  });
});
