import { eq, inArray } from 'drizzle-orm';
import type { ReportHandler } from '#generated/server/reports.gen';
import { diagnostico, paciente, persona, unidad } from '#generated/server/tables.gen';
import type { Consulta } from '#generated/shared/types.gen';
import { isReferred } from '#areas/consulta/shared/consulta/referral';
import { dottedClave } from '#areas/catalogos/shared/diagnostico/dotted-clave';
import { ageText } from '#areas/personas/shared/edad/age-text';
import { displayDate } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import type { ReportTexts } from '#platform/shared/report';
import { zoneOfUnit } from '#areas/agenda/server/owner-agenda';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';
import type { ReportContext } from '#platform/server/reports/report-context';

const label = (es: string, en: string): ReportTexts => ({ es, en, 'es-mx': es });

const LABELS = {
  paciente: label('Paciente', 'Patient'),
  edad: label('Edad', 'Age'),
  envia: label('Unidad que envía', 'Sending unit'),
  recibe: label('Unidad que recibe', 'Receiving unit'),
  urgencia: label('Urgencia', 'Urgency'),
  fecha: label('Fecha', 'Date'),
  motivo: label('Motivo de envío', 'Reason for referral'),
  resumen: label('Resumen clínico', 'Clinical summary'),
  exploracion: label('Exploración física', 'Physical examination'),
  terapeutica: label('Terapéutica empleada', 'Treatment so far'),
  medico: label('Médico', 'Physician'),
  cedula: label('Cédula profesional', 'Licence'),
} as const;

const URGENCY = { si: { es: 'Urgente', en: 'Urgent' }, no: { es: 'No urgente', en: 'Not urgent' } } as const;
const KINDS = {
  PRINCIPAL: { es: 'Principal', en: 'Main' },
  SECUNDARIO: { es: 'Secundario', en: 'Secondary' },
} as const;

/**
 * Returns the referral note of a signed consultation (NOM-004-SSA3-2012, 6.4): units, reason, summary, diagnostic impression and treatment.
 *
 * @throws Problem 404 for a note outside the reader's scope; 422 CONSULTA_SIN_REFERENCIA for one that is not signed or refers to no unit
 */
export const notaReferencia: ReportHandler<'notaReferencia', ReportContext> = async (
  { consultaId },
  { database: { orm }, actor },
) => {
  const note = await findRecord(orm, resourceOf('consulta'), consultaId, 'consulta.ver', actor);
  if (note.estatus !== 'FIRMADA' || !isReferred(note.referencia))
    throw invalid([{ campo: 'consultaId', codigo: 'CONSULTA_SIN_REFERENCIA', params: {} }]);
  const language = actor.language === 'en' ? 'en' : 'es';
  const zone = await zoneOfUnit(orm, note.unidadId, actor.timeZone);
  const day = todayIn(zone, new Date(note.fechaFirma ?? note.fechaHora ?? Date.now()));
  const { urgente, motivo, resumen, unidadDestinoId } = note.referencia!;
  const facts: [keyof typeof LABELS, string | null | undefined][] = [
    ['paciente', note.pacienteNombre],
    ['edad', ageText(await birthDate(orm, note.pacienteId), day, actor.language)],
    ['envia', note.unidadNombre],
    ['recibe', await unitName(orm, unidadDestinoId ?? null)],
    ['urgencia', URGENCY[urgente ? 'si' : 'no'][language]],
    ['fecha', displayDate(day)],
    ['motivo', motivo],
    ['resumen', resumen],
    ['exploracion', note.exploracionFisica],
    ['terapeutica', note.tratamientoIndicaciones],
    ['medico', note.firmaNombre],
    ['cedula', note.firmaCedula],
  ];
  return {
    rows: await diagnosesOf(orm, note, language),
    facts: facts.flatMap(([name, value]) => (value ? [{ labels: LABELS[name], value }] : [])),
  };
};

async function diagnosesOf(db: Queryable, { diagnosticos }: Consulta, language: 'es' | 'en') {
  const lines = diagnosticos ?? [];
  const ids = lines.map(({ diagnosticoId }) => diagnosticoId);
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: diagnostico.diagnosticoId, clave: diagnostico.clave, nombre: diagnostico.nombre })
    .from(diagnostico)
    .where(inArray(diagnostico.diagnosticoId, ids));
  return lines.map(({ diagnosticoId, tipo, nota }) => {
    const known = found.find(({ id }) => id === diagnosticoId);
    return {
      clave: dottedClave(known?.clave),
      diagnostico: known?.nombre ?? null,
      tipo: KINDS[tipo][language],
      nota: nota ?? null,
    };
  });
}

async function birthDate(db: Queryable, pacienteId: number): Promise<string | null> {
  const [row] = await db
    .select({ born: persona.fechaNacimiento })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, pacienteId));
  return row?.born ?? null;
}

async function unitName(db: Queryable, unidadId: number | null): Promise<string | null> {
  if (unidadId === null) return null;
  const [row] = await db.select({ nombre: unidad.nombre }).from(unidad).where(eq(unidad.unidadId, unidadId));
  return row?.nombre ?? null;
}
