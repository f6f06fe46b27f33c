import { describe, expect, it } from 'vitest';
import type { Column } from '#platform/web/ui/list/column';
import type { FilterSpec, FilterValues } from '#platform/web/ui/list/filter-spec';
import { batchActions } from '#platform/web/ui/list/batch/batch-actions';
import { nullValue } from '#platform/web/ui/list/filters/null-value';
import { pinnedFilters } from '#platform/web/ui/list/filters/pinned-filters';
import { constantColumns, unfilteredColumns, type PageState } from '#platform/web/ui/list/layout/constant-columns';
import { shownColumns } from '#platform/web/ui/list/layout/list-layout';
import { listAddress } from '#platform/web/ui/list/views/list-address';
import { sameContent, viewContent } from '#platform/web/ui/list/views/view-content';
import type { ResourceModule } from '#platform/web/ui/resource/resource-module';

const columns: Column[] = [
  { source: 'clave', type: 'text' },
  { source: 'tipo', type: 'text' },
  { source: 'nota', type: 'text', hidden: true },
];
const sources = (chosen: readonly string[] | null) => shownColumns(columns, chosen).map(({ source }) => source);

describe('the columns of a list', () => {
  it('are the defaults until the user chooses others, in that order', () => {
    expect(sources(null)).toEqual(['clave', 'tipo']);
    expect(sources(['nota', 'clave'])).toEqual(['nota', 'clave']);
    expect(sources([])).toEqual([]);
  });

  it('skip one that no longer exists', () => {
    expect(sources(['retirada', 'tipo'])).toEqual(['tipo']);
  });
});

describe('a column with the same value in all rows', () => {
  const choices = { name: 'Prueba', options: [{ value: 'A' }, { value: 'B' }] };
  const every: Column[] = [
    {
      source: 'almacenId',
      type: 'reference',
      reference: 'almacen',
      labelField: 'almacenNombre',
      sortBy: 'almacenNombre',
    },
    { source: 'estatus', type: 'enum', choices },
    { source: 'nota', type: 'text' },
    { source: 'vence', type: 'date' },
    { source: 'piezas', type: 'integer' },
    { source: 'urgente', type: 'boolean' },
    { source: 'tipo', type: 'enum', choices, inline: true },
    { source: 'folio', type: 'text' },
  ];
  const row = {
    almacenId: 7,
    almacenNombre: 'HG Saltillo',
    estatus: 'A',
    nota: null,
    vence: '2026-11-30',
    piezas: 4,
    urgente: false,
    tipo: 'A',
  };
  const rows = [1, 2, 3].map((folio) => ({ ...row, folio: `F-${folio}` }));
  type Changes = Partial<PageState & { readonly of: readonly Column[] }>;
  const state: PageState = { rows, layout: { columns: null }, sortedBy: 'folio' };
  const hidden = ({ of = every, ...changes }: Changes) =>
    constantColumns(of, { ...state, ...changes }).map(({ source }) => source);

  const cases: readonly (readonly [what: string, changes: Changes, hides: readonly string[]])[] = [
    ['hides: texts, options, days and references, also without a value', {}, ['almacenId', 'estatus', 'nota', 'vence']],
    ['stays in a page of two rows', { rows: rows.slice(0, 2) }, []],
    ['stays in an empty page', { rows: [] }, []],
    ['stays with one other value', { rows: [...rows, { ...rows[0]!, estatus: 'B' }] }, ['almacenId', 'nota', 'vence']],
    [
      'stays with two records of one name',
      { rows: [...rows, { ...rows[0]!, almacenId: 8 }] },
      ['estatus', 'nota', 'vence'],
    ],
    ['stays when sorted by', { sortedBy: 'vence' }, ['almacenId', 'estatus', 'nota']],
    ['stays when sorted by its label', { sortedBy: 'almacenNombre' }, ['estatus', 'nota', 'vence']],
    ['stays when the user chose the columns', { layout: { columns: ['almacenId', 'estatus'] } }, []],
    ['leaves one column', { of: every.slice(0, 2) }, ['almacenId']],
    ['stays when it is the only one', { of: every.slice(0, 1) }, []],
  ];
  it.each(cases)('%s', (_what, changes, hides) => {
    expect(hidden(changes)).toEqual(hides);
  });

  it('has no chip of its own beside that of its filter', () => {
    const constant = every.slice(0, 2);
    const told = (filter: object) => unfilteredColumns(constant, { ...filter }).map(({ source }) => source);
    expect(told({})).toEqual(['almacenId', 'estatus']);
    expect(told({ almacenId: [7], folio: 'F-1' })).toEqual(['estatus']);
    expect(told({ estatus: null })).toEqual(['almacenId', 'estatus']);
  });
});

describe('the filters with a button of their own', () => {
  const choices = { name: 'Prueba', options: [{ value: 'A' }] };
  const filters: FilterSpec[] = [
    { source: 'folio', kind: 'contains' },
    { source: 'estatus', kind: 'set', choices },
    { source: 'piezas', kind: 'range', of: 'number' },
    { source: 'almacenId', kind: 'reference', reference: 'almacen', permission: 'catalogo.ver' },
    { source: 'urgente', kind: 'boolean' },
    { source: 'tipo', kind: 'set', choices },
  ];
  const warehouse: Column = { source: 'almacenId', type: 'reference', reference: 'almacen' };
  const cases: readonly (readonly [string, readonly Column[], FilterValues, readonly string[]])[] = [
    ['are the first three of short choice', [], {}, ['estatus', 'almacenId', 'urgente']],
    ['are not those whose value stands in a chip', [warehouse], {}, ['estatus', 'urgente']],
    ['are those that are set', [warehouse], { almacenId: [7] }, ['estatus', 'almacenId', 'urgente']],
  ];
  it.each(cases)('%s', (_what, constant, values, pinned) => {
    expect(pinnedFilters(filters, constant, values).map(({ source }) => source)).toEqual(pinned);
  });
});

describe('a view', () => {
  const shown = {
    filter: { tipo: ['A', 'B'], q: 'x' },
    sort: { field: 'clave', order: 'DESC' },
    layout: { columns: ['clave'], density: 'compacta' as const },
  };

  it('contains what the list shows', () => {
    expect(viewContent(shown)).toEqual({
      filtros: { tipo: ['A', 'B'], q: 'x' },
      orden: { campo: 'clave', sentido: 'desc' },
      columnas: ['clave'],
      densidad: 'compacta',
    });
    expect(viewContent({ ...shown, layout: { columns: null, density: 'comoda' } })).not.toHaveProperty('columnas');
  });

  it('is changed by its contents, not by the order in which filters were chosen', () => {
    const view = viewContent(shown);
    expect(sameContent(view, viewContent({ ...shown, filter: { q: 'x', tipo: ['A', 'B'] } }))).toBe(true);
    expect(sameContent(view, viewContent({ ...shown, filter: { q: 'x' } }))).toBe(false);
    expect(sameContent(view, viewContent({ ...shown, layout: { columns: null, density: 'compacta' } }))).toBe(false);
    expect(sameContent(view, viewContent({ ...shown, sort: { field: 'clave', order: 'ASC' } }))).toBe(false);
  });

  it('opens as an address that react-admin reads, on the first page', () => {
    const query = new URLSearchParams(
      listAddress({ filter: { tipo: { null: true } }, sort: { field: 'clave', order: 'ASC' }, perPage: 50 }),
    );
    expect(Object.fromEntries(query)).toEqual({
      displayedFilters: '{}',
      filter: '{"tipo":{"null":true}}',
      order: 'ASC',
      page: '1',
      perPage: '50',
      sort: 'clave',
    });
  });
});

describe('a filter', () => {
  it('states whether it needs a value at all', () => {
    expect([{ null: true }, { null: false }, { gte: 1 }, ['A'], undefined, null, { null: 'x' }].map(nullValue)).toEqual(
      [true, false, undefined, undefined, undefined, undefined, undefined],
    );
  });
});

describe('the choice of batch actions', () => {
  const module = {
    operations: ['list', 'update', 'delete'],
    permissions: { update: 'x.editar', delete: 'x.borrar' },
    softDelete: true,
  } as unknown as ResourceModule;
  const names = (held: string[], active: unknown, softDelete = true) =>
    batchActions({ ...module, softDelete }, new Set(held), active).map(({ name }) => name);

  it('depends on the contents of the list and the person’s permissions', () => {
    expect(names(['x.editar', 'x.borrar'], undefined)).toEqual(['desactivar']);
    expect(names(['x.editar', 'x.borrar'], false)).toEqual(['reactivar']);
    expect(names(['x.editar', 'x.borrar'], 'all')).toEqual(['desactivar', 'reactivar']);
    expect(names(['x.editar'], undefined)).toEqual([]);
    expect(names([], 'all')).toEqual([]);
    // Records without soft delete can only be deleted, and not restored.
    expect(names(['x.editar', 'x.borrar'], undefined, false)).toEqual(['eliminar']);
    expect(names(['x.editar'], 'all', false)).toEqual([]);
  });
});
