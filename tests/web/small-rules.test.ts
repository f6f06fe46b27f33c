import { describe, expect, it } from 'vitest';
import { typedFinding } from '#areas/hospital/shared/hospital/typed-finding';
import { tourCards } from '#app/web/tour/tour-cards';
import { leavesOnPurpose } from '#platform/web/ui/form/page/saved-state';
import { lowerFirst } from '#platform/web/ui/format/lower-first';
import { asList } from '#platform/web/ui/list/filters/as-list';
import { isTold } from '#platform/web/ui/values/is-told';
import { headingOf } from '#platform/web/ui/walk/heading-of';

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

it('a saved form can be left without a question', () => {
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
  expect(isTold({ type: 'references', permission: 'otra.ver' } as never, held)).toBe(false);
  expect(isTold({ type: 'references', permission: 'cama.ver' } as never, held)).toBe(true);
  expect(isTold({ type: 'text', permission: 'otra.ver' } as never, held)).toBe(true);
});

it.each([
  [
    { tipo: 'SIGNO', que: 'tas', detalle: '84 (90–180)' },
    { tipo: 'SIGNO', signo: 'tas', que: '', detalle: '84 (90–180)' },
  ],
  [
    { tipo: 'ORDEN', que: 'OC-1', detalle: 'SURTIDA' },
    { tipo: 'ORDEN', que: 'OC-1', estatusOrden: 'SURTIDA', detalle: null },
  ],
  [{ tipo: 'SIGNO', signo: 'tas', que: '', detalle: '84' }, null],
  [{ tipo: 'ORDEN', estatusOrden: 'SURTIDA', que: 'OC-1', detalle: null }, null],
  [{ tipo: 'DOSIS_OMITIDA', que: 'Ceftriaxona', detalle: 'Rechazo' }, null],
])('a finding of a handover %j has typed fields', (stored, typed) => {
  expect(typedFinding(stored)).toEqual(typed ?? stored);
});

it('a line of a walk has the name of its supply or record', () => {
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
  it('has five cards at most, including those relevant to the unit', () => {
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
