import { and, eq, gte, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { HospitalizacionMapaAnswer } from '#generated/shared/operations.gen';
import { cama, hospitalizacion, movimientoCama, nucleo } from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { edgeOfDay, todayIn } from '#platform/shared/dates/moments';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { wardCards } from '../stays/ward-cards';
import { queueUnit } from '#areas/red/server/consulta/queue-unit';
import type { OperationContext } from '#platform/server/operations/context';

const MOST = 500;
type Ward = HospitalizacionMapaAnswer['servicios'][number];

/** Returns the beds of a hospital by their place on the floor (DOMAIN f.4), with their occupants and expected patients. */
export const hospitalizacionMapa: OperationHandler<'hospitalizacionMapa', OperationContext> = async (
  { params: { unidadId } },
  { database: { orm }, actor },
) => {
  const unit = await queueUnit(orm, unidadId, actor);
  const now = new Date();
  if (!unit)
    return { unidadId: null, unidadNombre: null, fecha: todayIn(actor.timeZone), servicios: [], estancias: [] };
  const found = await orm
    .select({ cama, servicioNombre: nucleo.nombre, hospitalizacionId: movimientoCama.hospitalizacionId })
    .from(cama)
    .innerJoin(nucleo, eq(nucleo.nucleoId, cama.servicioId))
    .leftJoin(movimientoCama, and(eq(movimientoCama.camaId, cama.camaId), isNull(movimientoCama.hasta)))
    .where(
      and(
        eq(cama.unidadId, unit.unidadId),
        eq(cama.activo, true),
        scopeCondition(resourceOf('cama'), 'hospitalizacion.ver', actor),
      ),
    )
    .orderBy(nucleo.nombre, cama.fila, cama.columna, cama.numero);
  const wards = new Map<number, Ward>();
  for (const { cama: bed, servicioNombre, hospitalizacionId } of found) {
    const ward = wards.get(bed.servicioId) ?? { servicioId: bed.servicioId, nombre: servicioNombre, camas: [] };
    ward.camas.push({
      camaId: bed.camaId,
      version: bed.version,
      numero: bed.numero,
      tipo: bed.tipo,
      estatus: bed.estatus!,
      desde: bed.estatusDesde?.toISOString() ?? null,
      motivoBloqueo: bed.motivoBloqueo,
      fila: bed.fila,
      columna: bed.columna,
      generoPermitido: bed.generoPermitido,
      oxigeno: bed.oxigeno === true,
      monitor: bed.monitor === true,
      ventilador: bed.ventilador === true,
      hospitalizacionId,
    });
    wards.set(bed.servicioId, ward);
  }
  const estancias = await wardCards(orm, actor, {
    where: and(
      eq(hospitalizacion.unidadId, unit.unidadId),
      inArray(hospitalizacion.estatus, ['SOLICITADA', 'INGRESADO', 'PREALTA']),
    ),
    limit: MOST,
    now,
  });
  return {
    unidadId: unit.unidadId,
    unidadNombre: unit.nombre,
    fecha: unit.day,
    servicios: [...wards.values()],
    estancias,
  };
};

/** Returns the inpatients in the reader's scope (DOMAIN d.2); by default only current ones. */
export const hospitalizacionPacientes: OperationHandler<'hospitalizacionPacientes', OperationContext> = (
  { params: { hospitalizacionId, unidadId, servicioId, estatus, desde, hasta } },
  { database: { orm }, actor },
) => {
  const moment = hospitalizacion.fechaSolicitud;
  const conditions: (SQL | undefined)[] = [
    hospitalizacionId === undefined
      ? inArray(hospitalizacion.estatus, estatus?.length ? estatus : ['INGRESADO', 'PREALTA'])
      : eq(hospitalizacion.hospitalizacionId, hospitalizacionId),
    unidadId === undefined ? undefined : eq(hospitalizacion.unidadId, unidadId),
    servicioId === undefined ? undefined : eq(hospitalizacion.servicioId, servicioId),
    desde === undefined ? undefined : or(isNull(moment), gte(moment, edgeOfDay(desde, 'start', actor.timeZone))),
    hasta === undefined ? undefined : lt(moment, edgeOfDay(addDays(hasta, 1), 'start', actor.timeZone)),
  ];
  return wardCards(orm, actor, { where: and(...conditions), limit: MOST, now: new Date() });
};
