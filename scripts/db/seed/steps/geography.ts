import { codigoPostal, estado, jurisdiccion, municipio, pais } from '#generated/server/tables.gen';
import { STATE_CODES } from '#areas/red/shared/geografia/state-codes';
import type { Queryable } from '#platform/server/db/database';
import { eq } from 'drizzle-orm';
import estados from '../data/estados.json';
import jurisdicciones from '../data/jurisdicciones.json';
import municipios from '../data/municipios.json';
import paises from '../data/paises.json';
import { postalCodes } from '../plan/places';
import { insertRows } from '#platform/server/db/insert-rows';
import { keyMap } from '../store/key-map';
import { updateRows } from '../store/update-rows';
import { seedSettlements } from './settlements';

const FIRST = ['MX', 'US'];
const REST = 100;
/** Population above which a municipality is a town. The centre of a large town is urban, its outskirts are not. */
const TOWN = 20_000;

/** Inserts countries, states, and the municipalities, jurisdictions, postal codes and settlements of Coahuila. */
export async function seedGeography(db: Queryable): Promise<void> {
  await insertRows(
    db,
    pais,
    paises.map((each) => ({ ...each, orden: FIRST.includes(each.codigo) ? FIRST.indexOf(each.codigo) + 1 : REST })),
    'nothing',
  );
  const inegi: Readonly<Record<string, string>> = STATE_CODES;
  await insertRows(
    db,
    estado,
    estados.map((each) => ({ ...each, claveInegi: inegi[each.clave] ?? null, paisCodigo: 'MX' })),
    'nothing',
  );
  await insertRows(
    db,
    municipio,
    municipios.map(({ nombre, claveInegi, poblacion }) => ({ nombre, claveInegi, poblacion, estadoClave: 'CL' })),
    'nothing',
  );
  await seedJurisdictions(db);
  await seedPostalCodes(db);
  await seedSettlements(db, 0);
}

async function seedJurisdictions(db: Queryable): Promise<void> {
  const municipioId = await keyMap(db, municipio.municipioId, municipio.nombre, eq(municipio.estadoClave, 'CL'));
  await insertRows(
    db,
    jurisdiccion,
    jurisdicciones.map(({ numero, nombre, sede }) => ({
      numero,
      nombre,
      sedeMunicipioId: municipioId(sede),
      telefono: `84455500${String(numero).padStart(2, '0')}`,
      correo: `jurisdiccion${numero}@example.org`,
    })),
    'nothing',
  );
  const jurisdiccionId = await keyMap(db, jurisdiccion.jurisdiccionId, jurisdiccion.numero);
  await updateRows(
    db,
    municipio,
    municipio.municipioId,
    municipios.map((each) => ({
      municipioId: municipioId(each.nombre),
      jurisdiccionId: jurisdiccionId(each.jurisdiccion),
    })),
  );
}

async function seedPostalCodes(db: Queryable): Promise<void> {
  const municipioId = await keyMap(db, municipio.municipioId, municipio.nombre, eq(municipio.estadoClave, 'CL'));
  const rows = municipios.flatMap((each) =>
    postalCodes(each).map((codigo, index, all): typeof codigoPostal.$inferInsert => {
      const town = each.poblacion >= TOWN && index < Math.ceil(all.length * 0.8);
      return {
        codigo,
        estadoClave: 'CL',
        municipioId: municipioId(each.nombre),
        ciudad: town ? each.nombre : null,
        zona: town ? 'URBANO' : each.poblacion >= TOWN / 2 ? 'SEMIURBANO' : 'RURAL',
      };
    }),
  );
  await insertRows(db, codigoPostal, rows, 'nothing');
}
