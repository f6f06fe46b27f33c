import type { OperationHandler } from '#generated/server/operations.gen';
import { warningsOf } from '#areas/farmacia/shared/farmacia/warnings';
import { missingJustifications } from '#areas/farmacia/shared/farmacia/missing-justifications';
import { isFilled } from '#platform/shared/paths';
import { createRecord } from '#platform/server/records/create-record';
import { documentDay } from '#platform/server/records/document-day';
import { resourceOf } from '#platform/server/records/resources';
import { staffOf } from '#areas/personas/server/staff-of';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { openStayInReach } from '../stays/stay-in-reach';
import type { OperationContext } from '#platform/server/operations/context';
import { medicinesOf, prescribingFacts, supplyName } from '#areas/farmacia/server/prescribing-facts';

const PHYSICIANS = ['MEDICO', 'ODONTOLOGO'];
/** Days used for checks that depend on duration: a ward treatment is open-ended, so it counts as one day. */
const DAYS = 1;

type Line = Readonly<Record<string, unknown>>;

/**
 * Stores a physician's orders for an inpatient, all or none. Warnings of a medicine follow the rules of prescriptions (DOMAIN c.2, 6). A
 * block, or a warning that needs justification, requires a reason on its line.
 *
 * @throws Problem 404; 409 SIN_ESTANCIA_ABIERTA; 422 INDICA_SOLO_MEDICO, or the issues of each line
 */
export const hospitalizacionIndicar: OperationHandler<'hospitalizacionIndicar', OperationContext> = async (
  { params: { hospitalizacionId }, body: { notaEvolucionId = null, indicaciones } },
  { tx, actor },
) => {
  const stay = await openStayInReach(tx, hospitalizacionId, 'hospitalizacion.indicar', actor);
  const physician = await staffOf(tx, actor.usuarioId);
  if (!physician || !PHYSICIANS.includes(physician.tipo) || !physician.prescribes)
    throw invalid([{ campo: '', codigo: 'INDICA_SOLO_MEDICO', params: {} }]);
  const lines = indicaciones as readonly Line[];
  const medicines = await medicinesOf(
    tx,
    lines.flatMap(({ insumoId }) => (typeof insumoId === 'number' ? [insumoId] : [])),
  );
  const advertencias = await warningsAbout(tx, lines, medicines, stay, actor);
  const issues = missingJustifications(lines as Parameters<typeof missingJustifications>[0], advertencias).map(
    (issue) => ({
      ...issue,
      campo: issue.campo.replace(/^lineas/, 'indicaciones'),
    }),
  );
  if (issues.length > 0) throw invalid(issues);
  const ids: number[] = [];
  for (const [index, line] of lines.entries()) {
    try {
      const created = await createRecord({
        tx,
        actor,
        resource: resourceOf('indicacion'),
        body: { ...line, ...nameOf(line, medicines), hospitalizacionId, notaEvolucionId },
      });
      ids.push(created.indicacionId);
    } catch (error) {
      throw onLine(error, index);
    }
  }
  return { indicacionIds: ids, advertencias: advertencias.map((each) => ({ ...each })) };
};

type Medicines = Awaited<ReturnType<typeof medicinesOf>>;

interface Treated {
  readonly hospitalizacionId: number;
  readonly pacienteId: number;
  readonly unidadId: number;
}

async function warningsAbout(
  tx: Queryable,
  lines: readonly Line[],
  medicines: Medicines,
  stay: Treated,
  actor: OperationContext['actor'],
) {
  const day = await documentDay(tx, resourceOf('hospitalizacion'), { ...stay }, actor);
  const { pacienteId, unidadId } = stay;
  const facts = await prescribingFacts(tx, { pacienteId, unidadId, recetaId: null, day });
  return warningsOf(
    lines.flatMap((line) => {
      const medicine = typeof line['insumoId'] === 'number' ? medicines.get(line['insumoId']) : undefined;
      return medicine
        ? [
            {
              medicine,
              dosis: typeof line['dosis'] === 'number' ? line['dosis'] : 0,
              unidadDosis: typeof line['unidadDosis'] === 'string' ? line['unidadDosis'] : null,
              frecuenciaHoras: typeof line['frecuenciaHoras'] === 'number' ? line['frecuenciaHoras'] : null,
              duracionDias: DAYS,
            },
          ]
        : [];
    }),
    facts,
  );
}

/** Uses the medicine's name if the order has no description. */
function nameOf({ descripcion, insumoId }: Line, medicines: Medicines): Line {
  if (isFilled(descripcion) || typeof insumoId !== 'number') return {};
  const medicine = medicines.get(insumoId);
  return medicine ? { descripcion: supplyName(medicine) } : {};
}

function onLine(error: unknown, index: number): unknown {
  if (!(error instanceof Problem) || error.errores.length === 0) return error;
  const { status, codigo, params, extra, errores } = error;
  return new Problem(status, codigo, {
    params,
    extra,
    errores: errores.map((issue) => ({ ...issue, campo: `indicaciones.${index}.${issue.campo}` })),
  });
}
