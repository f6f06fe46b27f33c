import type { Almacen } from '#generated/shared/types.gen';
import { randomFor } from '../random';

type Location = NonNullable<Almacen['ubicaciones']>[number];
type Tipo = Almacen['tipo'];

/** Shelves of a warehouse: aisles, racks per aisle, levels per rack. Stock points on wards have drawers. */
const SHELVES: Partial<Readonly<Record<Tipo, readonly [aisles: string, racks: number, levels: number]>>> = {
  ALMACEN_ESTATAL: ['ABCDEF', 6, 4],
  ALMACEN_REGIONAL: ['ABCD', 5, 4],
  ALMACEN_JURISDICCIONAL: ['ABC', 4, 3],
  ALMACEN_UNIDAD: ['AB', 4, 3],
  FARMACIA: ['AB', 3, 4],
  CENDIS: ['AB', 3, 3],
};
const DRAWERS = 8;
const REFRIGERATOR = 'RF-01';
const SAFE = 'CTR-01';
const QUARANTINE = 'CUA';

export interface StoredSupply {
  readonly insumoId: number;
  readonly redFria: boolean | null;
  readonly fraccion: string | null;
}

/** Locations of a warehouse of the demo: `A-03-2` is aisle A, rack 3, level 2. */
export function locationsOf(
  tipo: Tipo,
  { cold, controlled }: { readonly cold: boolean; readonly controlled: boolean },
): Location[] {
  const shelf = (codigo: string, descripcion: string): Location => ({ codigo, descripcion, estado: 'DISPONIBLE' });
  const [aisles, racks, levels] = SHELVES[tipo] ?? ['', 0, 0];
  const shelves = aisles
    .split('')
    .flatMap((aisle) =>
      range(racks).flatMap((rack) =>
        range(levels).map((level) =>
          shelf(`${aisle}-0${rack}-${level}`, `Pasillo ${aisle}, anaquel ${rack}, nivel ${level}`),
        ),
      ),
    );
  const drawers = range(DRAWERS).map((drawer) => shelf(`CAJ-0${drawer}`, `Cajón ${drawer}`));
  return [
    ...(shelves.length > 0 ? shelves : drawers),
    ...(cold ? [shelf(REFRIGERATOR, 'Refrigerador 1')] : []),
    ...(controlled ? [shelf(SAFE, 'Gaveta con llave para controlados')] : []),
    { codigo: QUARANTINE, descripcion: 'Cuarentena', estado: 'CUARENTENA' },
  ];
}

/** Location of a supply in a warehouse: all its lots share it, except held ones. */
export function locationOf(
  { almacenId, ubicaciones }: Pick<Almacen, 'almacenId' | 'ubicaciones'>,
  { insumoId, redFria, fraccion }: StoredSupply,
  isHeld: boolean,
): string | null {
  const codes = (ubicaciones ?? []).map(({ codigo }) => codigo);
  const only = isHeld ? QUARANTINE : redFria ? REFRIGERATOR : isLocked(fraccion) ? SAFE : null;
  if (only !== null && codes.includes(only)) return only;
  const shelves = codes.filter((code) => ![QUARANTINE, REFRIGERATOR, SAFE].includes(code));
  return shelves.length === 0 ? null : randomFor('ubicacion', almacenId, insumoId).pick(shelves);
}

/** Returns true for fractions I to III, which must be locked up. @see Reglamento de Insumos para la Salud, art. 46 */
function isLocked(fraccion: string | null): boolean {
  return fraccion === 'I' || fraccion === 'II' || fraccion === 'III';
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
