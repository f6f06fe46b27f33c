import { describe, expect, it } from 'vitest';
import type { Column } from '#platform/web/ui/list/column';
import { batchActions } from '#platform/web/ui/list/batch/batch-actions';
import { nullValue } from '#platform/web/ui/list/filters/null-value';
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
