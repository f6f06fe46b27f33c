import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import {
  hospitalizacion,
  indicacion,
  insumo,
  interaccion,
  paciente,
  persona,
  receta,
  recetaDetalle,
  unidad,
  unidadTipo,
} from '#generated/server/tables.gen';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import type { Medicine, PrescribingFacts } from '#areas/farmacia/shared/farmacia/warnings';
import type { Queryable } from '#platform/server/db/database';
import { patientAllergies } from './endpoints/patient-allergies';
import { substancesIn } from './endpoints/substances-in';

/** Patient and unit of a prescription. */
export interface Prescribing {
  readonly pacienteId: number;
  readonly unidadId: number | null;
  /** Prescription whose own lines do not count as duplicates. */
  readonly recetaId: number | null;
  /** Today at the unit, `yyyy-MM-dd`. */
  readonly day: string;
}

/** Reads all facts for warnings (DOMAIN b.7). The caller decides which of them the prescriber may see. */
export async function prescribingFacts(
  db: Queryable,
  { pacienteId, unidadId, recetaId, day }: Prescribing,
): Promise<PrescribingFacts> {
  const [patient] = await db
    .select({ pregnancy: paciente.embarazo, born: persona.fechaNacimiento })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, pacienteId));
  const [unit] =
    unidadId === null
      ? []
      : await db
          .select({ level: unidadTipo.nivelAtencion })
          .from(unidad)
          .innerJoin(unidadTipo, eq(unidadTipo.unidadTipoId, unidad.unidadTipoId))
          .where(eq(unidad.unidadId, unidadId));
  const active = await db
    .select({
      insumoId: recetaDetalle.insumoId,
      nombreGenerico: insumo.nombreGenerico,
      folio: sql<string>`coalesce(${receta.folio}, '')`,
    })
    .from(recetaDetalle)
    .innerJoin(receta, eq(receta.recetaId, recetaDetalle.recetaId))
    .innerJoin(insumo, eq(insumo.insumoId, recetaDetalle.insumoId))
    .where(
      and(
        eq(receta.pacienteId, pacienteId),
        eq(receta.activo, true),
        inArray(receta.estatus, ['EMITIDA', 'SURTIDA_PARCIAL', 'SURTIDA']),
        // Active during the treatment, which can outlast the validity of the prescription.
        sql`${receta.fechaExpedicion} + make_interval(days => (${recetaDetalle.duracionDias} * ${receta.surtimientosPermitidos})::int) > ${day}::date`,
        recetaId === null ? undefined : ne(receta.recetaId, recetaId),
      ),
    );
  const ordered = await db
    .select({ insumoId: insumo.insumoId, nombreGenerico: insumo.nombreGenerico })
    .from(indicacion)
    .innerJoin(insumo, eq(insumo.insumoId, indicacion.insumoId))
    .innerJoin(hospitalizacion, eq(hospitalizacion.hospitalizacionId, indicacion.hospitalizacionId))
    .where(
      and(
        inArray(hospitalizacion.estatus, ['INGRESADO', 'PREALTA']),
        eq(indicacion.pacienteId, pacienteId),
        eq(indicacion.activo, true),
        eq(indicacion.estatus, 'ACTIVA'),
        sql`(${indicacion.hasta} is null or ${indicacion.hasta} > now())`,
      ),
    );
  const interactions = await db
    .select({
      sustanciaA: interaccion.sustanciaA,
      sustanciaB: interaccion.sustanciaB,
      gravedad: interaccion.gravedad,
      efecto: interaccion.efecto,
    })
    .from(interaccion)
    .where(eq(interaccion.activo, true));
  return {
    allergies: await patientAllergies(db, pacienteId),
    pregnant: patient?.pregnancy?.activo === true,
    years: ageAt(patient?.born, day)?.anios ?? null,
    unidadId,
    level: unit?.level ?? null,
    active: [...active, ...ordered.map((each) => ({ ...each, folio: 'hospitalización' }))],
    interactions,
    substances: await substancesIn(db),
  };
}

/** Returns catalogue data of some medicines, by id. */
export async function medicinesOf(db: Queryable, insumoIds: readonly number[]): Promise<ReadonlyMap<number, Supply>> {
  if (insumoIds.length === 0) return new Map();
  const rows = await db
    .select({
      insumoId: insumo.insumoId,
      clave: insumo.clave,
      nombreGenerico: insumo.nombreGenerico,
      concentracion: insumo.concentracion,
      presentacion: insumo.presentacion,
      grupoTerapeutico: insumo.grupoTerapeutico,
      unidadBase: insumo.unidadBase,
      contenidoEnvase: insumo.contenidoEnvase,
      unidadContenido: insumo.unidadContenido,
      volumenUnidad: insumo.volumenUnidad,
      fraccionable: insumo.fraccionable,
      fraccion: insumo.fraccion,
      antibiotico: insumo.antibiotico,
      altoRiesgo: insumo.altoRiesgo,
      redFria: insumo.redFria,
      nivelesAtencion: insumo.nivelesAtencion,
      restriccionUnidades: insumo.restriccionUnidades,
      dosisMaximaDia: insumo.dosisMaximaDia,
      unidadDosis: insumo.unidadDosis,
      contraindicadoEmbarazo: insumo.contraindicadoEmbarazo,
      pediatrico: insumo.pediatrico,
      sustitutoIds: insumo.sustitutoIds,
    })
    .from(insumo)
    .where(inArray(insumo.insumoId, [...new Set(insumoIds)]));
  return new Map(rows.map((row) => [row.insumoId, row]));
}

/** Medicine with the data that a prescription stores. */
export interface Supply extends Medicine {
  readonly clave: string;
  readonly concentracion: string | null;
  readonly presentacion: string | null;
  readonly unidadBase: string;
  readonly contenidoEnvase: number;
  readonly fraccion: 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI' | null;
  readonly antibiotico: boolean;
  readonly altoRiesgo: boolean;
  readonly redFria: boolean;
  readonly sustitutoIds: readonly number[] | null;
}

/** Returns the name of a supply: `Amoxicilina 500 mg`. */
export function supplyName({
  nombreGenerico,
  concentracion,
}: Pick<Supply, 'nombreGenerico' | 'concentracion'>): string {
  return [nombreGenerico, concentracion].filter(Boolean).join(' ');
}
