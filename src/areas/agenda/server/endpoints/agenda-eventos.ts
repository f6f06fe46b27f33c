import { aliasedTable, and, asc, between, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { AgendaEventosAnswer } from '#generated/shared/operations.gen';
import {
  almacen,
  evento,
  nucleo,
  paciente,
  persona,
  personalMedico,
  propuestaCambio,
  proveedor,
  solicitud,
} from '#generated/server/tables.gen';
import { fullName } from '#platform/shared/text/full-name';
import { todayIn } from '#platform/shared/dates/moments';
import { PERSON_NAME } from '#areas/personas/server/person-names';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { auditShownToday } from '#platform/server/records/read/shown-today';
import type { OperationContext } from '#platform/server/operations/context';
import { requireDays } from '#platform/server/operations/require-days';

/** Maximum numbers of days, and of entries, in one response (DOMAIN d.6). */
const [MAX_DAYS, MOST] = [62, 2000];

/**
 * Returns the events of the agenda in the reader's scope, by time (DOMAIN d.6). @throws Problem 400 for too many days, or an end before the
 * start
 */
export const agendaEventos: OperationHandler<'agendaEventos', OperationContext> = async (
  { params: { desde, hasta, unidadId, almacenId, personalMedicoId, pacienteId, proveedorId, tipo, estatus } },
  { database: { orm }, actor },
) => {
  requireDays(desde, hasta, MAX_DAYS);
  const physician = aliasedTable(persona, 'medico');
  const rows = await orm
    .select({
      evento,
      nucleoNombre: nucleo.nombre,
      almacenNombre: almacen.nombre,
      proveedorNombre: proveedor.razonSocial,
      solicitudFolio: solicitud.folio,
      propuestaCambioFolio: propuestaCambio.folio,
      pacienteNombre: PERSON_NAME,
      medico: {
        nombre: physician.nombre,
        primerApellido: physician.primerApellido,
        segundoApellido: physician.segundoApellido,
      },
    })
    .from(evento)
    .leftJoin(paciente, eq(paciente.pacienteId, evento.pacienteId))
    .leftJoin(persona, eq(persona.personaId, paciente.personaId))
    .leftJoin(personalMedico, eq(personalMedico.personalMedicoId, evento.personalMedicoId))
    .leftJoin(physician, eq(physician.personaId, personalMedico.personaId))
    .leftJoin(almacen, eq(almacen.almacenId, evento.almacenId))
    .leftJoin(proveedor, eq(proveedor.proveedorId, evento.proveedorId))
    .leftJoin(solicitud, eq(solicitud.solicitudId, evento.solicitudId))
    .leftJoin(propuestaCambio, eq(propuestaCambio.propuestaCambioId, evento.propuestaCambioId))
    .leftJoin(nucleo, eq(nucleo.nucleoId, evento.nucleoId))
    .where(
      and(
        between(evento.fecha, desde, hasta),
        eq(evento.activo, true),
        unidadId === undefined ? undefined : eq(evento.unidadId, unidadId),
        almacenId === undefined ? undefined : eq(evento.almacenId, almacenId),
        personalMedicoId === undefined ? undefined : eq(evento.personalMedicoId, personalMedicoId),
        proveedorId === undefined ? undefined : eq(evento.proveedorId, proveedorId),
        pacienteId === undefined ? undefined : eq(evento.pacienteId, pacienteId),
        tipo === undefined ? undefined : eq(evento.tipo, tipo),
        estatus === undefined || estatus.length === 0 ? undefined : inArray(evento.estatus, [...estatus]),
        scopeCondition(resourceOf('evento'), 'agenda.ver', actor),
      ),
    )
    .orderBy(asc(evento.inicio), asc(evento.eventoId))
    .limit(MOST);
  const identify = actor.permissions.has('paciente.identificar');
  await auditShownToday(
    orm,
    actor,
    todayIn(actor.timeZone),
    'evento',
    rows.map(({ evento: { eventoId } }) => eventoId),
  );
  return rows.map(({ evento: row, nucleoNombre, pacienteNombre, medico, ...named }): AgendaEventosAnswer[number] => ({
    eventoId: row.eventoId,
    version: row.version,
    folio: row.folio,
    tipo: row.tipo,
    estatus: row.estatus,
    titulo: row.titulo,
    inicio: row.inicio.toISOString(),
    fin: (row.fin ?? row.inicio).toISOString(),
    fecha: row.fecha!,
    unidadId: row.unidadId,
    almacenId: row.almacenId,
    personalMedicoId: row.personalMedicoId,
    personalMedicoNombre: medico?.nombre ? fullName(medico) : null,
    nucleoId: row.nucleoId,
    nucleoNombre,
    pacienteId: row.pacienteId,
    pacienteNombre: identify && row.pacienteId !== null ? pacienteNombre : null,
    ...named,
    anden: row.anden,
    proveedorId: row.proveedorId,
    solicitudId: row.solicitudId,
    propuestaCambioId: row.propuestaCambioId,
    cajas: row.cajas,
    tarimas: row.tarimas,
    llegada: row.llegada?.toISOString() ?? null,
    motivoCancelacion: row.motivoCancelacion,
  }));
};
