import { describe, expect, it } from 'vitest';
import { doseText } from '../../src/features/farmacia/dose-text';
import { fundState } from '../../src/features/fondo-fijo/fund-state';
import { isLate, waited } from '../../src/features/ordenes/waited';
import { comparedGroups } from '../../src/features/perfiles/compare-rows';
import { waitingTone } from '../../src/features/recepcion/waiting-tone';
import { tourCards } from '../../src/app/tour/tour-cards';
import { describeFailure } from '../../src/ui/comments/describe-failure';
import { filtered, keptBy, NO_FILTER } from '../../src/ui/form/inputs/matrix/matrix-filter';
import { leavesOnPurpose } from '../../src/ui/form/saved-state';
import { lowerFirst } from '../../src/ui/format/lower-first';
import { asList } from '../../src/ui/list/filters/as-list';
import { nextOrder, orderedRows } from '../../src/ui/reports/row-order';
import { describeError } from '../../src/ui/states/describe-error';
import { isTold } from '../../src/ui/values/is-told';
import { headingOf } from '../../src/ui/walk/heading-of';

const say = (key: string, options?: object) => `${key.split('.').at(-1)}${options ? JSON.stringify(options) : ''}`;

it.each([
  [100, 'whole', 'success', 'check'],
  [99.9, 'part', 'warning', 'alert'],
  [50, 'part', 'warning', 'alert'],
  [49.9, 'low', 'danger', 'alert'],
  [0.1, 'low', 'danger', 'alert'],
  [0, 'none', 'danger', 'block'],
])('a fund that is %s %% full: %s', (share, name, tone, icon) => {
  expect(fundState(share)).toEqual({ name, tone, icon });
});

it.each([
  [14, 1, false],
  [15, 1, true],
  [15, 0, true],
  [15, 2, false],
  [59, 2, false],
  [60, 2, true],
])('an order of %i minutes and priority %i is late: %s', (minutes, priority, expected) => {
  expect(isLate(minutes, priority)).toBe(expected);
});

it.each([
  [0, 'minutes{"smart_count":0}'],
  [59, 'minutes{"smart_count":59}'],
  [60, 'hours{"smart_count":1}'],
  [1439, 'hours{"smart_count":23}'],
  [1440, 'days{"smart_count":1}'],
])('a wait of %i minutes: %s', (minutes, expected) => {
  expect(waited(minutes, say)).toBe(expected);
});

describe('the colour of a wait', () => {
  const at = (minute: number) => new Date(minute * 60_000).toISOString();
  it.each([
    [0, 'success'],
    [19, 'success'],
    [20, 'warning'],
    [29, 'warning'],
    [30, 'danger'],
    [99, 'danger'],
  ])('after %i of 30 minutes: %s', (minute, tone) => {
    expect(waitingTone(at(0), at(30), minute * 60_000)).toBe(tone);
  });
  it('says nothing without a limit', () => {
    expect([waitingTone(null, at(1), 0), waitingTone(at(1), null, 0)]).toEqual(['neutral', 'neutral']);
  });
});

describe('how a medicine is taken', () => {
  const line = {
    dosis: 1,
    unidadDosis: 'tableta',
    frecuenciaHoras: 8,
    frecuenciaTexto: null,
    duracionDias: 7,
    indicaciones: null,
    prn: false,
    indicacionPrn: null,
  };
  const text = (more: object) => doseText({ ...line, ...more }, say);

  it('has dose, interval and days', () => {
    expect(text({})).toBe('1 tableta every{"smart_count":8} days{"smart_count":7}');
    expect(text({ dosis: 0.5, frecuenciaHoras: null, frecuenciaTexto: 'al despertar' })).toMatch(
      /^0[.,]50? tableta al despertar /,
    );
    expect(text({ frecuenciaHoras: null })).toContain('1 tableta  days');
  });

  it('says when it is taken only if needed, and how', () => {
    expect(text({ prn: true, indicacionPrn: 'dolor', indicaciones: 'Con alimentos' })).toMatch(
      /\. ifNeeded\{"when":"dolor"\}\. Con alimentos$/,
    );
    expect(text({ indicacionPrn: 'dolor' })).not.toContain('dolor');
  });
});

describe('the rows of a report', () => {
  it('are ordered by a heading, the other way round, and then as they came', () => {
    const words = nextOrder(null, 'nombre', false);
    expect(words).toEqual({ field: 'nombre', descending: false });
    expect(nextOrder(words, 'nombre', false)).toEqual({ field: 'nombre', descending: true });
    expect(nextOrder({ field: 'nombre', descending: true }, 'nombre', false)).toBeNull();
    const figures = nextOrder(words, 'piezas', true);
    expect(figures).toEqual({ field: 'piezas', descending: true });
    expect(nextOrder(figures, 'piezas', true)).toEqual({ field: 'piezas', descending: false });
    expect(nextOrder({ field: 'piezas', descending: false }, 'piezas', true)).toBeNull();
  });

  it.each([
    [[3, null, 10, 2], false, [2, 3, 10, null]],
    [[3, null, 10, 2], true, [10, 3, 2, null]],
    [['Cama 10', '', 'cama 9', 'Ábaco', undefined], false, ['Ábaco', 'cama 9', 'Cama 10', '', undefined]],
    [['a', '', 'b'], true, ['b', 'a', '']],
  ])('%j, descending %s', (values, descending, expected) => {
    const rows = orderedRows(
      values.map((value) => ({ value })),
      { field: 'value', descending },
    );
    expect(rows.map(({ value }) => value)).toEqual(expected);
  });
});

describe('a matrix of permissions', () => {
  const row = (clave: string, nombre: string) => ({ clave, nombre }) as never;
  const groups = [
    { clave: 'a', nombre: 'A', filas: [row('cama.ver', 'Ver camas'), row('cama.crear', 'Crear camas')] },
    { clave: 'b', nombre: 'B', filas: [row('receta.ver', 'Ver recetas médicas')] },
  ];
  const left = (filter: object) =>
    filtered(groups, { ...NO_FILTER, ...filter }).map(({ clave, filas }) => [clave, filas.length]);

  it.each([
    [
      {},
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    [{ group: 'b' }, [['b', 1]]],
    [
      { text: 'ver' },
      [
        ['a', 1],
        ['b', 1],
      ],
    ],
    [{ text: 'MEDICAS ver' }, [['b', 1]]],
    [{ text: 'cama.crear' }, [['a', 1]]],
    [{ text: 'crear recetas' }, []],
    [{ kept: new Set(['receta.ver']) }, [['b', 1]]],
    [{ kept: new Set() }, []],
  ])('keeps by %j: %j', (filter, expected) => {
    expect(left(filter)).toEqual(expected);
  });

  it('keeps what is chosen, or chosen otherwise than before', () => {
    const [before, now] = [
      new Map([
        ['x', 'RED'],
        ['y', 'RED'],
        ['z', 'RED'],
      ]),
      new Map([
        ['y', 'RED'],
        ['z', 'UNIDAD'],
        ['w', 'RED'],
      ]),
    ];
    expect(keptBy('all', now, before)).toBeNull();
    expect([...keptBy('chosen', now, before)!]).toEqual(['y', 'z', 'w']);
    expect([...keptBy('changed', now, before)!].toSorted()).toEqual(['w', 'x', 'z']);
  });

  it('of two profiles has what at least one gives', () => {
    const compared = comparedGroups(
      groups,
      [['RED'], ['UNIDAD']],
      new Map([['cama.ver', 'UNIDAD']]),
      new Map([
        ['cama.ver', 'RED'],
        ['cama.crear', 'RED'],
      ]),
    );
    expect(compared.map(({ clave, filas }) => [clave, ...filas.map(({ a, b, kind }) => [a, b, kind])])).toEqual([
      ['a', ['UNIDAD', 'RED', 'wider'], [null, 'RED', 'added']],
    ]);
  });
});

describe('a failure in words', () => {
  const api = { codigo: 'X', message: 'No se puede.', status: 409, correlationId: 'abc' };
  it.each([
    [null, 'errors.DESCONOCIDO', null, null],
    ['texto', 'errors.DESCONOCIDO', null, null],
    [api, 'No se puede.', 409, 'abc'],
    [{ ...api, status: 0, correlationId: 7 }, 'No se puede.', null, null],
    [{ ...api, status: 1 }, 'No se puede.', 1, 'abc'],
    [{ ...api, message: '' }, 'errors.DESCONOCIDO', 409, 'abc'],
    [{ ...api, message: 7 }, 'errors.DESCONOCIDO', 409, 'abc'],
    [new TypeError('x is not a function'), 'errors.DESCONOCIDO', null, null],
    [
      { ...api, errores: [{ mensaje: 'Uno.' }, { mensaje: 'Uno.' }, { mensaje: '' }, {}, { mensaje: 'Dos.' }] },
      'Uno. Dos.',
      409,
      'abc',
    ],
    [{ ...api, errores: [] }, 'No se puede.', 409, 'abc'],
  ])('%j: %s', (error, message, status, correlationId) => {
    expect(describeError(error)).toEqual({ message, status, correlationId });
  });

  it('of a comment is what is wrong with its text', () => {
    expect(describeFailure({ ...api, errores: [{ mensaje: 'Muy largo.' }] }, say)).toBe('Muy largo.');
    expect(describeFailure({ ...api, message: 'errors.X' }, say)).toBe('X{"correlationId":"abc"}');
    expect(describeFailure(null, say)).toBe('DESCONOCIDO{"correlationId":""}');
  });
});

it.each([
  ['Unidad médica', 'unidad médica'],
  ['Ámbito', 'ámbito'],
  ['CLUES', 'CLUES'],
  ['X', 'X'],
  ['', ''],
])('«%s» inside a sentence: «%s»', (text, expected) => {
  expect(lowerFirst(text)).toBe(expected);
});

it.each([
  [undefined, []],
  [null, []],
  ['A', ['A']],
  [0, ['0']],
  [
    ['A', 1],
    ['A', '1'],
  ],
])('the value of a filter %j is the list %j', (value, expected) => {
  expect(asList(value)).toEqual(expected);
});

it('a form that was saved is left without a question', () => {
  expect([{ saved: true }, { saved: false }, {}, null, 'saved', undefined].map(leavesOnPurpose)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('the key of a record is shown to a reader who may see the record', () => {
  const held = new Set(['cama.ver']);
  const spec = (more: object) => ({ type: 'reference', ...more }) as never;
  expect(isTold(spec({ permission: 'cama.ver' }), held)).toBe(true);
  expect(isTold(spec({ permission: 'otra.ver' }), held)).toBe(false);
  expect(isTold(spec({}), held)).toBe(true);
  expect(isTold({ type: 'text', permission: 'otra.ver' } as never, held)).toBe(true);
});

it('a line of a walk is called by the name of what it is of', () => {
  const column = { source: 'insumoId', type: 'reference', labelField: 'nombre' } as never;
  expect(headingOf({ insumoId: 3, nombre: 'Gasa' }, [column])).toBe('Gasa');
  expect(headingOf({ insumoId: 3 }, [column])).toBe('3');
  expect(
    headingOf({ insumoId: 3, nombre: 'Gasa' }, [
      { source: 'insumoId', type: 'integer', labelField: 'nombre' } as never,
    ]),
  ).toBe('3');
  expect(headingOf({ insumoId: true }, [column])).toBe('');
  expect(headingOf({}, [])).toBe('');
});

describe('the tour', () => {
  const ids = (held: readonly string[], unit: string | null) => tourCards(new Set(held), unit).map(({ id }) => id);
  it('has five cards at most, what matters to the unit among them', () => {
    expect(ids([], null)).toEqual(['search', 'looks', 'offline']);
    const all = [
      'paciente.ver',
      'solicitud.autorizar',
      'solicitud.surtir',
      'solicitud.crear',
      'catalogo.ver',
      'usuario.administrar',
    ];
    expect(ids(all, null)).toEqual(['search', 'patients', 'authorise', 'fill', 'request']);
    expect(ids(all, 'FARMACIA')).toEqual(['search', 'patients', 'authorise', 'request', 'supplies']);
    expect(ids(all, 'ALMACEN_ESTATAL')).toEqual(['search', 'patients', 'authorise', 'fill', 'supplies']);
  });
});
