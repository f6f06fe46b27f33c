import { describe, expect, it } from 'vitest';
import { comparedGroups } from '#areas/seguridad/web/perfiles/compare-rows';
import { filtered, keptBy, NO_FILTER } from '#platform/web/ui/form/inputs/matrix/matrix-filter';

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
  ])('filters by %j: %j', (filter, expected) => {
    expect(left(filter)).toEqual(expected);
  });

  it('shows chosen permissions, or those changed since', () => {
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

  it('compares two profiles by the permissions that at least one grants', () => {
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
