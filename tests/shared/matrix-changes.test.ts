import { describe, expect, it } from 'vitest';
import { choicesOf } from '#platform/shared/matrix';
import { compareChoices, matrixChanges } from '#platform/shared/matrix-changes';
import { permisosMatrix } from '#generated/web/perfil/matrices.gen';
import { flattenChanges } from '#platform/web/ui/show/flatten-changes';

const { order } = permisosMatrix;

describe('the changes of a matrix', () => {
  it.each([
    ['UNIDAD', 'UNIDAD', 'same'],
    [null, null, 'same'],
    [null, 'RED', 'added'],
    ['RED', null, 'removed'],
    ['UNIDAD', 'RED', 'wider'],
    ['PROPIO', 'SERVICIO', 'wider'],
    ['RED', 'JURISDICCION', 'narrower'],
    ['UNIDAD', 'ALMACEN', 'narrower'],
    // Equally wide, but different scopes.
    ['ALMACEN', 'SERVICIO', 'other'],
    // Supplier scope is separate from all others, and an unknown scope compares with none.
    ['PROVEEDOR', 'RED', 'other'],
    ['PROPIO', 'PROVEEDOR', 'other'],
    ['GALAXIA', 'RED', 'other'],
  ])('from %s to %s is %s', (before, after, kind) => {
    expect(compareChoices(order, before, after)).toBe(kind);
  });

  it('names only the rows that differ', () => {
    const before = choicesOf(
      [
        { clave: 'a.ver', alcance: 'RED' },
        { clave: 'b.ver', alcance: 'UNIDAD' },
        { clave: 'c.ver', alcance: 'RED' },
      ],
      permisosMatrix,
    );
    const after = choicesOf(
      [
        { clave: 'd.ver', alcance: 'PROPIO' },
        { clave: 'c.ver', alcance: 'RED' },
        { clave: 'b.ver', alcance: 'RED' },
      ],
      permisosMatrix,
    );
    expect(matrixChanges(order, before, after)).toEqual([
      { clave: 'd.ver', kind: 'added', before: null, after: 'PROPIO' },
      { clave: 'b.ver', kind: 'wider', before: 'UNIDAD', after: 'RED' },
      { clave: 'a.ver', kind: 'removed', before: 'RED', after: null },
    ]);
    expect(matrixChanges(order, after, after)).toEqual([]);
  });

  it('are found for any contents of the list', () => {
    expect([...choicesOf(null, permisosMatrix)]).toEqual([]);
    expect([
      ...choicesOf(
        [null, 'x', { clave: 'a.ver' }, { clave: 1, alcance: 'RED' }, { clave: 'b.ver', alcance: 'RED' }],
        permisosMatrix,
      ),
    ]).toEqual([['b.ver', 'RED']]);
  });

  it('are listed row by row in the history, wherever a row is', () => {
    const change = {
      campo: 'permisos',
      antes: [
        { clave: 'a.ver', alcance: 'RED' },
        { clave: 'b.ver', alcance: 'RED' },
      ],
      despues: [{ clave: 'b.ver', alcance: 'UNIDAD' }],
      oculto: false,
    };
    expect(flattenChanges([change], { permisos: 'clave' })).toEqual([
      { path: 'permisos.alcance', row: 'a.ver', antes: 'RED', despues: null, oculto: false },
      { path: 'permisos.alcance', row: 'b.ver', antes: 'RED', despues: 'UNIDAD', oculto: false },
    ]);
  });
});
