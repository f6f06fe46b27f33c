import type { Unidad } from '#generated/shared/types/unidad.gen';
import lugares from './data/lugares.json';
import municipios from './data/municipios.json';
import type { SeedContext } from './context';
import { municipality, postalCodes, settlementName, SETTLEMENTS_PER_CODE, type Municipality } from './plan/places';
import type { Random } from './random';

/** Position of each municipality's first postal code among all codes, by which settlements are named. */
const FIRST_CODE = new Map<string, number>();
let codes = 0;
for (const each of municipios) {
  FIRST_CODE.set(each.nombre, codes);
  codes += each.codigosPostales.length;
}

/** Returns an address in a municipality, in the form of the shared definition `domicilio`, with a settlement of the catalogue. */
export function address(random: Random, context: SeedContext, municipio: string): Unidad['domicilio'] {
  const place = municipality(municipio);
  const near = (center: number) => Math.round((center + (random.next() - 0.5) / 20) * 1e6) / 1e6;
  return {
    calle: `${random.pick(['Calle', 'Calle', 'Calle', 'Avenida', 'Privada'])} ${random.pick(lugares.calles)}`,
    numeroExterior: random.chance(0.06) ? 'S/N' : String(random.integer(1, 2400)),
    ...(random.chance(0.08) ? { numeroInterior: random.pick(['A', 'B', '1', '2', '3']) } : {}),
    estadoClave: 'CL',
    municipioId: context.municipios(municipio),
    ...settled(random, context, place),
    latitud: near(place.latitud),
    longitud: near(place.longitud),
  };
}

/** Returns a settlement of the municipality with its postal code. */
function settled(random: Random, context: SeedContext, place: Municipality) {
  const own = postalCodes(place);
  const index = random.integer(0, own.length - 1);
  const settlement = settlementName(FIRST_CODE.get(place.nombre)! + index, random.integer(0, SETTLEMENTS_PER_CODE - 1));
  return { codigoPostal: own[index], coloniaId: context.colonias(`${own[index]} ${settlement}`) };
}
