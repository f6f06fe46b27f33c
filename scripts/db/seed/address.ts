import type { Unidad } from '#generated/shared/types/unidad.gen';
import lugares from './data/lugares.json';
import municipios from './data/municipios.json';
import type { SeedContext } from './context';
import { municipality, postalCodes, settlementName, SETTLEMENTS_PER_CODE, type Municipality } from './plan/places';
import type { Random } from './random';

/** First postal code of each municipality in the list of all of them: settlements are named by that place. */
const FIRST_CODE = new Map<string, number>();
let codes = 0;
for (const each of municipios) {
  FIRST_CODE.set(each.nombre, codes);
  codes += each.codigosPostales.length;
}

/** An address in a municipality, as the shared definition `domicilio` has it, with a settlement of its catalogue. */
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

/** A settlement of the municipality with its postal code. */
function settled(random: Random, context: SeedContext, place: Municipality) {
  const own = postalCodes(place);
  const index = random.integer(0, own.length - 1);
  const settlement = settlementName(FIRST_CODE.get(place.nombre)! + index, random.integer(0, SETTLEMENTS_PER_CODE - 1));
  return { codigoPostal: own[index], coloniaId: context.colonias(`${own[index]} ${settlement}`) };
}
