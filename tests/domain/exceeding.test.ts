import { describe, expect, it } from 'vitest';
import type { AlcanceDatos } from '#generated/shared/enums.gen';
import { exceeding, ofProfile, type Place, type Standing } from '#areas/seguridad/shared/cuentas/exceeding';

const place = (id: number, unidadId: number, jurisdiccionId: number): Place => ({ id, unidadId, jurisdiccionId });
const standing = (reach: AlcanceDatos | null, values: Partial<Standing> = {}): Standing => ({
  ...ofProfile(new Map(reach === null ? [] : [['lote.ver', reach]])),
  ...values,
});
const HERE = { unidadId: 1, jurisdiccionId: 10 };

/** An account may create another, or act for it, only if its own permissions include all of the other's. */
describe('a permission of another account', () => {
  it.each<[string, Standing, Standing, boolean]>([
    ['is beyond who has none', standing('PROPIO'), standing(null), true],
    ['of nobody is beyond nobody', standing(null), standing(null), false],
    ['of the network is within the network', standing('RED'), standing('RED'), false],
    ['of the network is beyond a jurisdiction', standing('RED'), standing('JURISDICCION', HERE), true],
    ['for one’s own documents is within any reach', standing('PROPIO'), standing('SERVICIO'), false],
    ['of a supplier is within the network', standing('PROVEEDOR', { proveedorId: 3 }), standing('RED'), false],
    [
      'of a supplier is within the same supplier',
      standing('PROVEEDOR', { proveedorId: 3 }),
      standing('PROVEEDOR', { proveedorId: 3 }),
      false,
    ],
    [
      'of a supplier is beyond another',
      standing('PROVEEDOR', { proveedorId: 3 }),
      standing('PROVEEDOR', { proveedorId: 4 }),
      true,
    ],
    [
      'of a supplier is beyond a jurisdiction',
      standing('PROVEEDOR', { proveedorId: 3 }),
      standing('JURISDICCION', HERE),
      true,
    ],
    ['of a supplier is beyond a unit', standing('PROVEEDOR', { proveedorId: 3 }), standing('UNIDAD', HERE), true],
    ['of a warehouse is beyond a supplier', standing('ALMACEN'), standing('PROVEEDOR', { proveedorId: null }), true],
    ['of a jurisdiction is within the same', standing('JURISDICCION', HERE), standing('JURISDICCION', HERE), false],
    [
      'of a jurisdiction is beyond another',
      standing('JURISDICCION', HERE),
      standing('JURISDICCION', { ...HERE, jurisdiccionId: 11 }),
      true,
    ],
    [
      'of a unit is within its jurisdiction',
      standing('UNIDAD', HERE),
      standing('JURISDICCION', { unidadId: 2, jurisdiccionId: 10 }),
      false,
    ],
    ['of a unit is within the same unit', standing('UNIDAD', HERE), standing('UNIDAD', HERE), false],
    ['of a unit is beyond another', standing('UNIDAD', HERE), standing('UNIDAD', { ...HERE, unidadId: 2 }), true],
    ['of a jurisdiction is beyond a unit of it', standing('JURISDICCION', HERE), standing('UNIDAD', HERE), true],
    [
      'of a warehouse is within its unit',
      standing('ALMACEN', { almacenes: [place(5, 1, 10)] }),
      standing('UNIDAD', HERE),
      false,
    ],
    [
      'of two warehouses is beyond the unit of one',
      standing('ALMACEN', { almacenes: [place(5, 1, 10), place(6, 2, 10)] }),
      standing('UNIDAD', HERE),
      true,
    ],
    [
      'of two warehouses is within their jurisdiction',
      standing('ALMACEN', { almacenes: [place(5, 1, 10), place(6, 2, 10)] }),
      standing('JURISDICCION', HERE),
      false,
    ],
    [
      'of a warehouse is within the same among others',
      standing('ALMACEN', { almacenes: [place(5, 1, 10)] }),
      standing('ALMACEN', { almacenes: [place(4, 1, 10), place(5, 1, 10)] }),
      false,
    ],
    [
      'of a warehouse is beyond others',
      standing('ALMACEN', { almacenes: [place(5, 1, 10)] }),
      standing('ALMACEN', { almacenes: [place(4, 1, 10)] }),
      true,
    ],
    [
      'of a ward is within the same',
      standing('SERVICIO', { servicios: [place(7, 1, 10)] }),
      standing('SERVICIO', { servicios: [place(7, 1, 10)] }),
      false,
    ],
    [
      'of a ward is beyond another',
      standing('SERVICIO', { servicios: [place(7, 1, 10)] }),
      standing('SERVICIO', { servicios: [place(8, 1, 10)] }),
      true,
    ],
    [
      'of a ward is beyond a warehouse',
      standing('SERVICIO', { servicios: [place(7, 1, 10)] }),
      standing('ALMACEN', { almacenes: [place(7, 1, 10)] }),
      true,
    ],
    [
      'of a warehouse is beyond a ward',
      standing('ALMACEN', { almacenes: [place(7, 1, 10)] }),
      standing('SERVICIO', { servicios: [place(7, 1, 10)] }),
      true,
    ],
    [
      'of a unit is beyond a warehouse of it',
      standing('UNIDAD', HERE),
      standing('ALMACEN', { almacenes: [place(5, 1, 10)] }),
      true,
    ],
    ['of a unit without a unit is nowhere', standing('UNIDAD'), standing('UNIDAD', HERE), false],
    ['of a jurisdiction without one is nowhere', standing('JURISDICCION'), standing('JURISDICCION', HERE), false],
  ])('%s', (_what, theirs, own, isBeyond) => {
    expect(exceeding(theirs, own)).toEqual(isBeyond ? ['lote.ver'] : []);
  });
});
