import { eq, inArray } from 'drizzle-orm';
import { insumo, paciente, sustancia } from '#generated/server/tables.gen';
import type { Allergy } from '#areas/farmacia/shared/farmacia/allergy';
import type { Queryable } from '#platform/server/db/database';

/** Reads the allergies of a patient with their linked substances, for comparison with medicines. */
export async function patientAllergies(db: Queryable, pacienteId: number): Promise<readonly Allergy[]> {
  const [row] = await db
    .select({ allergies: paciente.alergias })
    .from(paciente)
    .where(eq(paciente.pacienteId, pacienteId));
  const allergies = row?.allergies ?? [];
  const links = await keysOf(
    db,
    allergies.flatMap(({ sustanciaId }) => sustanciaId ?? []),
  );
  const names = await genericsOf(
    db,
    allergies.flatMap(({ insumoId }) => insumoId ?? []),
  );
  return allergies.map((allergy) => ({
    ...allergy,
    vinculo: links.get(allergy.sustanciaId ?? 0) ?? null,
    insumoNombre: names.get(allergy.insumoId ?? 0) ?? null,
  }));
}

async function keysOf(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: sustancia.sustanciaId, clave: sustancia.clave })
    .from(sustancia)
    .where(inArray(sustancia.sustanciaId, [...ids]));
  return new Map(rows.map(({ id, clave }) => [id, clave]));
}

async function genericsOf(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: insumo.insumoId, name: insumo.nombreGenerico })
    .from(insumo)
    .where(inArray(insumo.insumoId, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
