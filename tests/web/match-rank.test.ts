import { describe, expect, it } from 'vitest';
import { matchRank, NEARLY } from '#platform/web/search/match-rank';

describe('the rank of a page for a typed text', () => {
  it.each([
    ['Solicitudes', 'solicitudes', 0],
    ['Códigos postales', 'CODIGOS', 1],
    ['Usuarios de proveedor', 'proveedor usuario', 2],
    ['Insumos', 'sumo', 3],
    ['Insumos', 'medicina', 4],
    ['Crear usuario', 'nuevo usuario', 4],
    ['Solicitudes', 'solictudes', NEARLY],
    ['Solicitudes', 'soilcitudes', NEARLY],
    ['Bitácora', 'vitacora', null],
    ['Camas', 'casa', null],
    ['Usuarios', 'usuarios borrados', null],
    ['Usuarios', '  ', null],
  ] as const)('%s for «%s»: %s', (text, typed, rank) => {
    expect(matchRank(text, typed, 'nuevo medicinas')).toBe(rank);
  });
});
