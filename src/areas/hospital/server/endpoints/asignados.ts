import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { asignacion, hospitalizacion, personalMedico } from '#generated/server/tables.gen';
import { shiftAt, shiftOfStaff } from '#areas/red/shared/hospital/shifts';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { audit } from '#platform/server/db/audit';
import { invalid, notFound, Problem } from '#platform/server/db/problem';
import { assignedTo, ofShift } from '../stays/assigned-to';
import { wardCards } from '../stays/ward-cards';
import { chosenBy, isInBed, wardsWith } from '../stays/wards-with-patients';
import type { OperationContext } from '#platform/server/operations/context';

/** Maximum number of patients on a ward page. */
const MOST = 200;

/** Returns the patients of a nurse or a physician on a shift (DOMAIN d.2): those assigned to them, else all of their wards. */
export const hospitalizacionAsignados: OperationHandler<'hospitalizacionAsignados', OperationContext> = async (
  { params: { turno, fecha, servicioId, todos } },
  { database: { orm }, actor },
) => {
  const now = new Date();
  const present = shiftAt(now, actor.timeZone);
  const shift = turno === undefined ? present.turno : shiftOfStaff(turno, present.turno);
  const day = fecha ?? present.fecha;
  const inWard = and(isInBed(), servicioId === undefined ? undefined : eq(hospitalizacion.servicioId, servicioId));
  const assigned = assignedTo(actor, shift, day);
  const own = todos ? [] : await wardCards(orm, actor, { where: and(inWard, assigned), limit: MOST, now });
  const pacientes = own.length > 0 ? own : await wardCards(orm, actor, { where: inWard, limit: MOST, now });
  const wards = await wardsWith(
    orm,
    and(isInBed(), scopeCondition(resourceOf('hospitalizacion'), 'hospitalizacion.ver', actor)),
  );
  return { turno: shift, fecha: day, asignados: own.length > 0, servicios: wards.map(chosenBy), pacientes };
};

/**
 * Sets the patients of a staff member on a shift. The list replaces all their assignments, or all in one service when it is given.
 *
 * @throws Problem 404 for patients outside the actor's scope or of another service; 409 SIN_ESTANCIA_ABIERTA; 422 REFERENCIA,
 * PERSONAL_DE_OTRA_UNIDAD
 */
export const hospitalizacionAsignar: OperationHandler<'hospitalizacionAsignar', OperationContext> = async (
  { body: { hospitalizacionIds, personalMedicoId, rol, turno, fecha, servicioId } },
  { tx, actor },
) => {
  const ids = [...new Set(hospitalizacionIds)];
  const [person] = await tx
    .select({ unidadId: personalMedico.unidadId, tipo: personalMedico.tipo })
    .from(personalMedico)
    .where(and(eq(personalMedico.personalMedicoId, personalMedicoId), eq(personalMedico.activo, true)));
  if (!person) throw invalid([{ campo: 'personalMedicoId', codigo: 'REFERENCIA', params: {} }]);
  const stays = await tx
    .select({
      hospitalizacionId: hospitalizacion.hospitalizacionId,
      unidadId: hospitalizacion.unidadId,
      servicioId: hospitalizacion.servicioId,
      estatus: hospitalizacion.estatus,
    })
    .from(hospitalizacion)
    .where(
      and(
        inArray(hospitalizacion.hospitalizacionId, [0, ...ids]),
        scopeCondition(resourceOf('hospitalizacion'), 'hospitalizacion.asignar-personal', actor),
      ),
    );
  if (stays.length !== ids.length) throw notFound();
  if (servicioId !== undefined && stays.some((stay) => stay.servicioId !== servicioId)) throw notFound();
  if (stays.some(({ estatus }) => estatus !== 'INGRESADO' && estatus !== 'PREALTA'))
    throw new Problem(409, 'SIN_ESTANCIA_ABIERTA');
  if (stays.some(({ unidadId }) => unidadId !== person.unidadId))
    throw invalid([{ campo: 'personalMedicoId', codigo: 'PERSONAL_DE_OTRA_UNIDAD', params: {} }]);
  const reached = scopeCondition(resourceOf('asignacion'), 'hospitalizacion.asignar-personal', actor);
  const { usuarioId } = actor;
  const stamps = { modificadoPor: usuarioId, fechaModificacion: new Date() };
  await tx
    .update(asignacion)
    .set({ activo: false, ...stamps, version: sql`${asignacion.version} + 1` })
    .where(
      and(
        eq(asignacion.personalMedicoId, personalMedicoId),
        eq(asignacion.rol, rol),
        servicioId === undefined
          ? eq(asignacion.turno, turno)
          : ofShift(shiftOfStaff(turno, shiftAt(new Date(), actor.timeZone).turno)),
        servicioId === undefined ? undefined : eq(asignacion.servicioId, servicioId),
        eq(asignacion.fecha, fecha),
        eq(asignacion.activo, true),
        reached,
      ),
    );
  if (stays.length > 0)
    await tx.insert(asignacion).values(
      stays.map(({ estatus: _estatus, ...stay }) => ({
        ...stay,
        personalMedicoId,
        rol,
        turno,
        fecha,
        creadoPor: usuarioId,
        modificadoPor: usuarioId,
      })),
    );
  await audit(tx, actor, {
    accion: 'CREAR',
    entidad: 'asignacion',
    entidadId: null,
    despues: { personalMedicoId, rol, turno, fecha, hospitalizacionIds: ids },
  });
  return { asignados: stays.length };
};
