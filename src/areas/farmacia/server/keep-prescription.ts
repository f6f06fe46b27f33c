import { and, eq, sql } from 'drizzle-orm';
import { consultaDiagnostico, receta } from '#generated/server/tables.gen';
import type { Receta } from '#generated/shared/types.gen';
import { contentOf } from '#areas/farmacia/shared/farmacia/pack';
import { warningsOf } from '#areas/farmacia/shared/farmacia/warnings';
import type { Warning } from '#areas/farmacia/shared/farmacia/warning';
import { documentDay } from '#platform/server/records/document-day';
import { linesIn, setLineValues } from '#platform/server/lines/write-lines';
import { resourceOf } from '#platform/server/records/resources';
import { readRecord } from '#platform/server/records/read/read-record';
import { storeDerived } from '#platform/server/records/store-derived';
import type { RecordOf } from '#platform/server/records/read/wire-record';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { medicinesOf, prescribingFacts } from './prescribing-facts';
import { staffOf } from '#areas/personas/server/staff-of';
import { unitPharmacy } from './unit-pharmacy';

/**
 * Fills a draft with derived values: its patient, the default pharmacy and diagnosis, catalogue data of each medicine, and warnings. An
 * issued prescription retains its snapshot.
 *
 * @returns the completed record
 */
export async function keepPrescription(
  tx: Queryable,
  draft: RecordOf<Receta>,
  actor: Actor,
): Promise<RecordOf<Receta>> {
  if (draft.estatus !== 'BORRADOR') return draft;
  const resource = resourceOf('receta');
  const lines = await withMedicines(tx, draft);
  const pharmacy = draft.almacenId ?? (draft.unidadId === null ? null : await unitPharmacy(tx, draft.unidadId));
  await tx
    .update(receta)
    .set({
      personalMedicoId: (await staffOf(tx, draft.autorId))?.personalMedicoId ?? null,
      almacenId: pharmacy,
      unidadFarmaciaId: sql`(select unidad_id from almacen where almacen_id = ${pharmacy})`,
      diagnosticoId: draft.diagnosticoId ?? (await mainDiagnosis(tx, draft.consultaId)),
      advertencias: [...(await currentWarnings(tx, draft, actor))],
    })
    .where(eq(receta.recetaId, draft.recetaId));
  for (const table of resource.lines)
    await setLineValues(tx, table, linesIn(draft, table), linesIn({ lineas: lines }, table), actor);
  const stored = (await readRecord(tx, resource, eq(receta.recetaId, draft.recetaId), actor)) ?? draft;
  return storeDerived(tx, resource, stored, actor);
}

/** Returns the current warnings against a prescription. */
export async function currentWarnings(tx: Queryable, document: Receta, actor: Actor): Promise<readonly Warning[]> {
  const lines = document.lineas ?? [];
  const day = await documentDay(tx, resourceOf('receta'), { ...document }, actor);
  const medicines = await medicinesOf(
    tx,
    lines.map(({ insumoId }) => insumoId),
  );
  const facts = await prescribingFacts(tx, {
    pacienteId: document.pacienteId,
    unidadId: document.unidadId,
    recetaId: document.recetaId,
    day,
  });
  return warningsOf(
    lines.flatMap((line) => {
      const medicine = medicines.get(line.insumoId);
      return medicine ? [{ ...line, medicine }] : [];
    }),
    facts,
  );
}

async function withMedicines(tx: Queryable, { lineas }: Receta) {
  const lines = lineas ?? [];
  const medicines = await medicinesOf(
    tx,
    lines.map(({ insumoId }) => insumoId),
  );
  return lines.map((line) => {
    const medicine = medicines.get(line.insumoId)!;
    const { nombreGenerico, concentracion, volumenUnidad, fraccion, antibiotico, altoRiesgo, redFria } = medicine;
    const content = contentOf(medicine);
    return {
      ...line,
      nombreGenerico,
      concentracion,
      contenidoEnvase: content?.amount ?? medicine.contenidoEnvase,
      unidadContenido: content?.unit ?? null,
      volumenUnidad,
      fraccion,
      antibiotico,
      altoRiesgo,
      redFria,
    };
  });
}

async function mainDiagnosis(tx: Queryable, consultaId: number): Promise<number | null> {
  const [row] = await tx
    .select({ diagnosticoId: consultaDiagnostico.diagnosticoId })
    .from(consultaDiagnostico)
    .where(and(eq(consultaDiagnostico.consultaId, consultaId), eq(consultaDiagnostico.tipo, 'PRINCIPAL')))
    .limit(1);
  return row?.diagnosticoId ?? null;
}
