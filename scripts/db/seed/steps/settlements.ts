import { eq } from 'drizzle-orm';
import { colonia, municipio } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import municipios from '../data/municipios.json';
import { postalCodes, settlementName, SETTLEMENTS_PER_CODE } from '../plan/places';
import { randomFor } from '../random';
import { insertRows } from '#platform/server/db/insert-rows';
import { keyMap } from '../store/key-map';

const TOWN_KINDS = [
  ['COLONIA', 60],
  ['FRACCIONAMIENTO', 25],
  ['BARRIO', 7],
  ['UNIDAD_HABITACIONAL', 5],
  ['ZONA_INDUSTRIAL', 3],
] as const;
const RURAL_KINDS = [
  ['EJIDO', 45],
  ['PUEBLO', 20],
  ['RANCHERIA', 20],
  ['COLONIA', 15],
] as const;

/** Inserts four more settlements in each postal code, for each copy. */
export async function seedSettlements(db: Queryable, copy: number): Promise<void> {
  const municipioId = await keyMap(db, municipio.municipioId, municipio.nombre, eq(municipio.estadoClave, 'CL'));
  const codes = municipios.flatMap((each) => postalCodes(each).map((codigoPostal) => ({ codigoPostal, each })));
  const rows = codes.flatMap(({ codigoPostal, each }, codeIndex) =>
    Array.from({ length: SETTLEMENTS_PER_CODE }, (_, index) => {
      const n = copy * SETTLEMENTS_PER_CODE + index;
      const kinds = each.poblacion >= 20_000 ? TOWN_KINDS : RURAL_KINDS;
      return {
        nombre: settlementName(codeIndex, n),
        tipoAsentamiento: randomFor('colonia', codeIndex, n).weighted(kinds),
        codigoPostal,
        municipioId: municipioId(each.nombre),
      };
    }),
  );
  await insertRows(db, colonia, rows, 'nothing');
}
