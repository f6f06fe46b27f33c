import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { notaEvolucion, persona, personalMedico } from '../../../../generated/server/tables.gen';
import { NURSING_NOTES } from '../../../domain/hospital/note-numerals';
import { isNoteOverdue } from '../../../domain/hospital/due';
import { todayIn } from '../../../shared/dates/moments';
import { PERSON_NAME } from '../../crud/person-names';
import { auditShownToday } from '../../crud/shown-today';
import { stayInReach } from '../../hospital/stay-in-reach';
import type { OperationContext } from '../context';

const MOST = 500;
/** Of a long text the beginning is shown. */
const SHOWN = 400;

/** The notes of a stay, the newest first; the drafts of others are theirs. */
export const hospitalizacionNotas: OperationHandler<'hospitalizacionNotas', OperationContext> = async (
  { params: { hospitalizacionId, tipo } },
  { database: { orm }, actor },
) => {
  const stay = await stayInReach(orm, hospitalizacionId, 'nota-evolucion.ver', actor);
  const kind: SQL | undefined = tipo === undefined ? undefined : eq(notaEvolucion.tipo, tipo);
  const found = await orm
    .select({ note: notaEvolucion, autor: PERSON_NAME, cedula: personalMedico.cedulaProfesional })
    .from(notaEvolucion)
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, notaEvolucion.personalMedicoId))
    .leftJoin(persona, eq(persona.personaId, personalMedico.personaId))
    .where(and(eq(notaEvolucion.hospitalizacionId, hospitalizacionId), eq(notaEvolucion.activo, true), kind))
    .orderBy(desc(notaEvolucion.fechaHora), desc(notaEvolucion.notaEvolucionId))
    .limit(MOST);
  const shown = found.filter(({ note }) => note.estatus !== 'BORRADOR' || note.autorId === actor.usuarioId);
  const last = shown.find(
    ({ note }) =>
      note.estatus === 'FIRMADA' && !NURSING_NOTES.includes(note.tipo as 'ENFERMERIA') && note.tipo !== 'ADENDA',
  )?.note.fechaHora;
  await auditShownToday(
    orm,
    actor,
    todayIn(actor.timeZone),
    'nota-evolucion',
    shown.map(({ note }) => note.notaEvolucionId),
  );
  return {
    vencida: stay.estatus === 'INGRESADO' && isNoteOverdue(new Date(stay.fechaIngreso!), last ?? null, new Date()),
    ultima: last?.toISOString() ?? null,
    notas: shown.map(({ note, autor, cedula }) => ({
      notaEvolucionId: note.notaEvolucionId,
      version: note.version,
      tipo: note.tipo,
      estatus: note.estatus ?? 'BORRADOR',
      fechaHora: note.fechaHora.toISOString(),
      capturaTardia: note.capturaTardia === true,
      autorId: note.autorId,
      autor: note.firmaNombre ?? autor,
      cedula: note.firmaCedula ?? cedula,
      resumen:
        (note.evolucionCuadroClinico ?? note.observaciones ?? note.resumenInterrogatorio ?? note.motivoEnvio)?.slice(
          0,
          SHOWN,
        ) ?? null,
      adendaDeId: note.adendaDeId,
      motivoAnulacion: note.motivoAnulacion,
      mia: note.autorId === actor.usuarioId,
    })),
  };
};
