import { and, eq, min, ne } from 'drizzle-orm';
import { defuncion, hospitalizacion, paciente, pacienteUnidad, persona } from '#generated/server/tables.gen';
import { addDays, displayDate } from '#platform/shared/dates/days';
import { toZonedTime, zonedMoment } from '#platform/shared/dates/moments';
import type { Queryable } from '#platform/server/db/database';
import { invalid } from '#platform/server/db/problem';

/** Precision of admission times. */
const MINUTE_MS = 60_000;
/** Days after the admission within which a file may be opened: that of a Friday night is opened on Monday. */
const FILE_DAYS = 3;

interface Typed {
  readonly pacienteId: number;
  /** Stay that the moment belongs to, if any. */
  readonly hospitalizacionId?: number | null;
  /** Unit whose file of the patient limits the moment. */
  readonly unidadId?: number | null;
  readonly at: Date;
  /** Path of the field in which it was typed. */
  readonly campo: string;
  readonly timeZone: string;
}

/**
 * Checks a moment entered afterwards: not before birth, not after death, not before the file was opened, and within the stay.
 *
 * @throws Problem 422 ANTES_DE_NACER, DESPUES_DE_MORIR, ANTES_DEL_EXPEDIENTE, ANTES_DEL_INGRESO, DESPUES_DEL_EGRESO on the field, with the
 * limit
 */
export async function requirePossibleMoment(
  tx: Queryable,
  { pacienteId, hospitalizacionId = null, unidadId = null, at, campo, timeZone }: Typed,
): Promise<void> {
  const refuse = (codigo: string, fecha: string) => invalid([{ campo, codigo, params: { fecha } }]);
  const [person] = await tx
    .select({ born: persona.fechaNacimiento, died: defuncion.fechaHora })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .leftJoin(defuncion, and(eq(defuncion.pacienteId, paciente.pacienteId), ne(defuncion.estatus, 'REVERTIDA')))
    .where(eq(paciente.pacienteId, pacienteId));
  const day = toZonedTime(at, timeZone)!.date;
  if (person?.born && day < person.born) throw refuse('ANTES_DE_NACER', displayDate(person.born));
  if (person?.died && at > person.died) throw refuse('DESPUES_DE_MORIR', zonedMoment(person.died, timeZone));
  if (unidadId !== null) {
    const [file] = await tx
      .select({ opened: min(pacienteUnidad.fechaApertura) })
      .from(pacienteUnidad)
      .where(and(eq(pacienteUnidad.pacienteId, pacienteId), eq(pacienteUnidad.unidadId, unidadId)));
    if (file?.opened && day < addDays(file.opened, -FILE_DAYS))
      throw refuse('ANTES_DEL_EXPEDIENTE', displayDate(file.opened));
  }
  if (hospitalizacionId === null) return;
  const [stay] = await tx
    .select({ from: hospitalizacion.fechaIngreso, until: hospitalizacion.fechaEgreso })
    .from(hospitalizacion)
    .where(eq(hospitalizacion.hospitalizacionId, hospitalizacionId));
  if (stay?.from && at.getTime() < stay.from.getTime() - MINUTE_MS)
    throw refuse('ANTES_DEL_INGRESO', zonedMoment(stay.from, timeZone));
  if (stay?.until && at > stay.until) throw refuse('DESPUES_DEL_EGRESO', zonedMoment(stay.until, timeZone));
}

/**
 * Checks an entered day against the birth of the patient and today.
 *
 * @throws Problem 422 ANTES_DE_NACER, FECHA_FUTURA on the field
 */
export async function requirePossibleDay(
  tx: Queryable,
  { pacienteId, day, campo, today }: { pacienteId: number; day: string; campo: string; today: string },
): Promise<void> {
  if (day > today) throw invalid([{ campo, codigo: 'FECHA_FUTURA', params: {} }]);
  const [person] = await tx
    .select({ born: persona.fechaNacimiento })
    .from(paciente)
    .innerJoin(persona, eq(persona.personaId, paciente.personaId))
    .where(eq(paciente.pacienteId, pacienteId));
  if (person?.born && day < person.born)
    throw invalid([{ campo, codigo: 'ANTES_DE_NACER', params: { fecha: displayDate(person.born) } }]);
}
