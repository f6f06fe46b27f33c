import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { signos } from '#generated/server/tables.gen';
import { bmiClass, bodyMassIndex } from '#areas/consulta/shared/signos/body-mass-index';
import { fluidTotals } from '#areas/consulta/shared/signos/fluid-totals';
import { news2 } from '#areas/consulta/shared/signos/news2';
import { isLate, setIssues } from '#areas/consulta/shared/signos/set-issues';
import type { PreviousMeasures } from '#areas/consulta/shared/signos/unexpected';
import type { PatientAt, VitalSigns } from '#areas/consulta/shared/signos/vital-signs';
import { todayIn } from '#platform/shared/dates/moments';
import { ownerOf } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import type { ColumnValues } from '#platform/server/records/column-values';
import { requirePossibleMoment } from '../require-possible-moment';
import { patientAt } from '../patient-then';
import { staffOf } from '#areas/personas/server/staff-of';
import type { WriteChecks } from '#platform/server/entity/hooks';

/**
 * Requires a recent set and confirmation of unexpected values. Stores the values that derive from the set and the patient, because age and
 * limits change later.
 */
export const signosChecks: WriteChecks = {
  async beforeCreate(tx, record, actor) {
    const signs = record as VitalSigns;
    const now = new Date();
    const { fechaToma } = record;
    const taken = fechaToma instanceof Date ? fechaToma : new Date(String(fechaToma));
    const pacienteId = Number(record['pacienteId']);
    await requirePossibleMoment(tx, {
      pacienteId,
      hospitalizacionId: typeof record['hospitalizacionId'] === 'number' ? record['hospitalizacionId'] : null,
      at: taken,
      campo: 'fechaToma',
      timeZone: actor.timeZone,
    });
    const patient = await patientAt(tx, pacienteId, todayIn(actor.timeZone, taken));
    const previous = await previousMeasures(tx, pacienteId, taken);
    const mayBeLate = actor.permissions.has('signos.capturar-tarde');
    const corrects = record['corrigeAId'] != null;
    const check = { now, mayBeLate, corrects };
    const issues = setIssues({ ...signs, fechaToma: taken.toISOString() }, patient, previous, check);
    if (issues.length > 0) throw invalid(issues);
    return {
      ...worked(signs, patient),
      ...totalsOf(signs),
      capturaTardia: isLate(taken, now),
      tomadoPorId: (await staffOf(tx, ownerOf(actor)))?.personalMedicoId ?? null,
    };
  },
};

/** Returns the totals of fluids by kind. A set with totals only retains them. */
function totalsOf({ liquidos }: VitalSigns): ColumnValues {
  return Object.fromEntries(Object.entries(fluidTotals(liquidos ?? [])).filter(([, total]) => total !== null));
}

function worked(signs: VitalSigns, patient: PatientAt): ColumnValues {
  const score = news2(signs, patient);
  return {
    edadAnios: patient.years,
    escalaSpo2: signs.spo2 == null ? (signs.escalaSpo2 ?? null) : score.escalaSpo2,
    imcClase: patient.pregnant ? null : bmiClass(bodyMassIndex(signs.peso, signs.talla), patient.years),
    news2Total: score.total,
    news2Riesgo: score.riesgo,
    news2: score,
  };
}

/** Returns the last weight and height of a patient before a moment, each from the latest set that has it. */
export async function previousMeasures(tx: Queryable, pacienteId: number, before: Date): Promise<PreviousMeasures> {
  const last = async (measure: 'peso' | 'talla') => {
    const [row] = await tx
      .select({ value: signos[measure] })
      .from(signos)
      .where(
        and(
          eq(signos.pacienteId, pacienteId),
          eq(signos.estatus, 'VIGENTE'),
          isNotNull(signos[measure]),
          sql`${signos.fechaToma} < ${before.toISOString()}::timestamptz`,
        ),
      )
      .orderBy(desc(signos.fechaToma))
      .limit(1);
    return row?.value ?? null;
  };
  return { peso: await last('peso'), talla: await last('talla') };
}
