import { colonia, diagnostico, especialidad, jurisdiccion, municipio, perfil, unidad, unidadTipo } from '../../../generated/server/tables.gen';
import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../src/server/db/database';
import { municipality, postalCodes, settlementName, SETTLEMENTS_PER_CODE } from './plan/places';
import municipios from './data/municipios.json';
import { keyMap, type KeyOf } from './store/key-map';

/** What the steps of a copy need to know of the records that are already there. */
export interface SeedContext {
  readonly db: Queryable;
  /** `yyyy-MM-dd` */
  readonly baseDate: string;
  /** 0 for the network of DOMAIN (g), then one more for each further copy. */
  readonly copy: number;
  readonly municipios: KeyOf;
  readonly jurisdicciones: KeyOf;
  readonly especialidades: KeyOf;
  readonly diagnosticos: KeyOf;
  readonly tiposUnidad: KeyOf;
  readonly perfiles: KeyOf;
  /** Settlements of a postal code, by name, of the first copy only: addresses do not depend on how much was seeded. */
  readonly colonias: ReadonlyMap<string, readonly number[]>;
  /** CURPs in use. */
  readonly curps: Set<string>;
}

/** Looks up what every copy refers to. */
export async function seedContext(db: Queryable, baseDate: string, copy: number, curps: Set<string>): Promise<SeedContext> {
  return {
    db, baseDate, copy, curps,
    municipios: await keyMap(db, municipio.municipioId, municipio.nombre),
    jurisdicciones: await keyMap(db, jurisdiccion.jurisdiccionId, jurisdiccion.numero),
    especialidades: await keyMap(db, especialidad.especialidadId, especialidad.clave),
    diagnosticos: await keyMap(db, diagnostico.diagnosticoId, diagnostico.clave),
    tiposUnidad: await keyMap(db, unidadTipo.unidadTipoId, unidadTipo.clave),
    perfiles: await keyMap(db, perfil.perfilId, perfil.nombre),
    colonias: await firstSettlements(db),
  };
}
