import type { ReportHandler } from '#generated/server/reports.gen';
import type { Receta } from '#generated/shared/types.gen';
import { howTaken } from '#areas/farmacia/shared/farmacia/how-taken';
import { isControlledClass, retentionOf, type Retention } from '#areas/farmacia/shared/farmacia/prescription-kind';
import { regimenTaken } from '#areas/farmacia/shared/farmacia/regimen-taken';
import { regimensOf } from '#areas/farmacia/shared/farmacia/regimens';
import { displayDate } from '#platform/shared/dates/days';
import type { ReportTexts } from '#platform/shared/report';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { ReportContext } from '#platform/server/reports/report-context';

type Line = NonNullable<Receta['lineas']>[number];

const LABELS = {
  paciente: { es: 'Paciente', en: 'Patient', 'es-mx': 'Paciente' },
  medico: { es: 'Médico', en: 'Physician', 'es-mx': 'Médico' },
  cedula: { es: 'Cédula profesional', en: 'Licence', 'es-mx': 'Cédula profesional' },
  diagnostico: { es: 'Diagnóstico', en: 'Diagnosis', 'es-mx': 'Diagnóstico' },
  vigencia: { es: 'Vigente hasta', en: 'Valid until', 'es-mx': 'Vigente hasta' },
  surtimientos: { es: 'Surtimientos', en: 'Fills', 'es-mx': 'Surtimientos' },
  especial: { es: 'Folio especial', en: 'Special number', 'es-mx': 'Folio especial' },
  copias: { es: 'Retención', en: 'Kept by the pharmacy', 'es-mx': 'Retención' },
  indicaciones: { es: 'Indicaciones generales', en: 'General instructions', 'es-mx': 'Indicaciones generales' },
} as const satisfies Readonly<Record<string, ReportTexts>>;

/** Copies of the print: one for the patient in large, simple text, and one for the pharmacy. */
const COPIES = {
  paciente: { es: 'Copia para el paciente', en: 'Copy for the patient', 'es-mx': 'Copia para el paciente' },
  farmacia: { es: 'Copia para la farmacia', en: 'Copy for the pharmacy', 'es-mx': 'Copia para la farmacia' },
} as const satisfies Readonly<Record<string, ReportTexts>>;

const KEPT: Readonly<Record<Retention, string>> = {
  PRIMERA: 'La farmacia la retiene al surtirla: imprima original y copia',
  TERCERA: 'La farmacia la retiene al tercer surtimiento: imprima original y copia',
  AL_AGOTARSE: 'La farmacia la retiene al agotarse (antibiótico): imprima original y copia',
};

/**
 * Returns the printed prescription (LGS 226, NOM-004-SSA3-2012 6.2.6): medicines and their use, reasons given despite warnings, and the
 * marks of its class.
 *
 * @throws Problem 404 for a prescription outside the reader's scope
 */
export const recetaImpresa: ReportHandler<'recetaImpresa', ReportContext> = async (
  { recetaId },
  { database: { orm }, actor },
) => {
  const document = await findRecord(orm, resourceOf('receta'), recetaId, 'receta.ver', actor);
  const lines = document.lineas ?? [];
  return {
    rows: lines.map((line) => ({
      medicamento: line.insumoNombre ?? line.nombreGenerico ?? null,
      fraccion: isControlledClass(line.fraccion) ? (line.fraccion ?? null) : null,
      // The amount of a continuation is on the line that it continues.
      cantidad: line.cantidadPrescrita === 0 ? null : line.cantidadPrescrita,
      toma: line.continuacion === true ? `Después: ${howTaken(line)}` : howTaken(line),
      indicaciones: line.indicaciones ?? null,
      justificacion: line.justificacion ?? null,
    })),
    facts: factsOf(document),
    copies: [{ labels: COPIES.paciente, large: regimensOf(lines).map(saidPlainly) }, { labels: COPIES.farmacia }],
    ...(document.almacenId === null ? {} : { almacenId: document.almacenId }),
  };
};

/** Describes a medicine with all parts of its regimen, in the language used for patients. */
function saidPlainly(parts: readonly [Line, ...Line[]]): string {
  const [{ nombreGenerico, insumoNombre }] = parts;
  return `${nombreGenerico ?? insumoNombre ?? ''}: ${regimenTaken(parts)}.`;
}

function factsOf(document: Receta) {
  const kept = retentionOf(document.lineas ?? []);
  const facts: [keyof typeof LABELS, string | null][] = [
    ['paciente', document.pacienteNombre],
    ['medico', document.medicoNombre],
    ['cedula', document.medicoCedula],
    ['diagnostico', document.diagnosticoNombre],
    ['vigencia', displayDate(document.vigenciaHasta)],
    ['surtimientos', document.surtimientosPermitidos > 1 ? String(document.surtimientosPermitidos) : null],
    ['especial', document.folioEspecial],
    ['copias', kept === null ? null : KEPT[kept]],
    ['indicaciones', document.indicacionesGenerales],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ labels: LABELS[name], value }] : []));
}
