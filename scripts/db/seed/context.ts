import { eq, isNotNull, sql } from 'drizzle-orm';
import {
  colonia,
  diagnostico,
  especialidad,
  jurisdiccion,
  municipio,
  parentesco,
  perfil,
  persona,
  unidadTipo,
} from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { keyMap, type KeyOf } from './store/key-map';

/** Keys of the existing catalogues that the steps need. */
export interface SeedContext {
  readonly db: Queryable;
  /** `yyyy-MM-dd` that generated dates are relative to. */
  readonly baseDate: string;
  readonly municipios: KeyOf;
  readonly jurisdicciones: KeyOf;
  readonly especialidades: KeyOf;
  readonly diagnosticos: KeyOf;
  readonly tiposUnidad: KeyOf;
  readonly perfiles: KeyOf;
  /** Relationship by its name. */
  readonly parentescos: KeyOf;
  /** Settlement by `<postal code> <name>`. */
  readonly colonias: KeyOf;
  /** CURPs in use; generators add theirs. */
  readonly curps: Set<string>;
}

export async function seedContext(db: Queryable, baseDate: string): Promise<SeedContext> {
  const curps = await db.select({ curp: persona.curp }).from(persona).where(isNotNull(persona.curp));
  return {
    db,
    baseDate,
    municipios: await keyMap(db, municipio.municipioId, municipio.nombre, eq(municipio.estadoClave, 'CL')),
    jurisdicciones: await keyMap(db, jurisdiccion.jurisdiccionId, jurisdiccion.numero),
    especialidades: await keyMap(db, especialidad.especialidadId, especialidad.clave),
    diagnosticos: await keyMap(db, diagnostico.diagnosticoId, diagnostico.clave),
    tiposUnidad: await keyMap(db, unidadTipo.unidadTipoId, unidadTipo.clave),
    perfiles: await keyMap(db, perfil.perfilId, perfil.nombre),
    parentescos: await keyMap(db, parentesco.parentescoId, parentesco.nombre),
    colonias: await keyMap(db, colonia.coloniaId, sql`${colonia.codigoPostal} || ' ' || ${colonia.nombre}`),
    curps: new Set(curps.flatMap(({ curp }) => curp ?? [])),
  };
}
