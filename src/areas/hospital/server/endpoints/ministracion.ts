import { alias } from 'drizzle-orm/pg-core';
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { HospitalizacionMinistracionesAnswer } from '#generated/shared/operations.gen';
import { indicacion, insumo, ministracion, persona, usuario } from '#generated/server/tables.gen';
import { doseTimes, EARLY_MS, isDoseTime, LATE_MS } from '#areas/hospital/shared/hospital/dose-times';
import { addDays } from '#platform/shared/dates/days';
import { DEFAULT_TIME_ZONE, edgeOfDay, todayIn, toZonedTime } from '#platform/shared/dates/moments';
import { isFilled } from '#platform/shared/paths';
import { requirePossibleMoment } from '#areas/consulta/server/require-possible-moment';
import { sealEntry } from '#platform/server/lifecycle/document-seal';
import { resourceOf } from '#platform/server/records/resources';
import { auditShownToday } from '#platform/server/records/read/shown-today';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { openStayInReach, stayInReach } from '../stays/stay-in-reach';
import { zoneOfUnit } from '#areas/agenda/server/owner-agenda';
import type { OperationContext } from '#platform/server/operations/context';
import { requireColleague } from '../require-colleague';

const HOUR_MS = 60 * 60 * 1000;
/** Delay in milliseconds after administration from which a record is marked as late. */
const WRITTEN_LATE_MS = 2 * HOUR_MS;

type Row = HospitalizacionMinistracionesAnswer['indicaciones'][number];
type Dose = Row['dosisDelDia'][number];
type Order = typeof indicacion.$inferSelect;

const timesOf = ({ desde, hasta, frecuenciaHoras, prn }: Order) => ({
  desde: desde.toISOString(),
  hasta: hasta?.toISOString() ?? null,
  frecuenciaHoras,
  prn,
});
/** Returns the end of an order; null for an active one. */
const endOf = ({ estatus, estatusDesde }: Order): Date | null => (estatus === 'ACTIVA' ? null : estatusDesde);

/** Returns the medication record of a day (NOM-004 9.1.3, DOMAIN f.4): each order with its doses and their outcomes. */
export const hospitalizacionMinistraciones: OperationHandler<
  'hospitalizacionMinistraciones',
  OperationContext
> = async ({ params: { hospitalizacionId, fecha } }, { database: { orm }, actor }) => {
  const { unidadId } = await stayInReach(orm, hospitalizacionId, 'nota-evolucion.ver', actor);
  const zone = await zoneOfUnit(orm, unidadId, DEFAULT_TIME_ZONE);
  const now = new Date();
  const day = fecha ?? todayIn(actor.timeZone, now);
  const from = edgeOfDay(day, 'start', actor.timeZone);
  const to = edgeOfDay(addDays(day, 1), 'start', actor.timeZone);
  const orders = await orm
    .select({ order: indicacion, clave: insumo.clave, codigos: insumo.codigosBarras })
    .from(indicacion)
    .leftJoin(insumo, eq(insumo.insumoId, indicacion.insumoId))
    .where(
      and(eq(indicacion.hospitalizacionId, hospitalizacionId), eq(indicacion.activo, true), lt(indicacion.desde, to)),
    )
    .orderBy(asc(indicacion.tipo), asc(indicacion.desde), asc(indicacion.indicacionId));
  const [giver, giving] = [alias(persona, 'ministro'), alias(usuario, 'cuenta_ministro')];
  const [checker, checking] = [alias(persona, 'verifico'), alias(usuario, 'cuenta_verifico')];
  const done = await orm
    .select({
      dose: ministracion,
      giver: giver.nombre,
      surname: giver.primerApellido,
      checker: checker.nombre,
      second: checker.primerApellido,
    })
    .from(ministracion)
    .leftJoin(giving, eq(giving.usuarioId, ministracion.enfermeraId))
    .leftJoin(giver, eq(giver.personaId, giving.personaId))
    .leftJoin(checking, eq(checking.usuarioId, ministracion.verificadorId))
    .leftJoin(checker, eq(checker.personaId, checking.personaId))
    .where(
      and(
        eq(ministracion.hospitalizacionId, hospitalizacionId),
        eq(ministracion.estatus, 'VIGENTE'),
        gte(ministracion.fechaProgramada, from),
        lt(ministracion.fechaProgramada, to),
      ),
    )
    .orderBy(asc(ministracion.fechaProgramada));
  await auditShownToday(
    orm,
    actor,
    todayIn(actor.timeZone, now),
    'ministracion',
    done.map(({ dose }) => dose.ministracionId),
  );
  const name = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ') || null;
  return {
    fecha: day,
    ahora: now.toISOString(),
    indicaciones: orders.flatMap(({ order, clave, codigos }): Row[] => {
      const own = done.filter(({ dose }) => dose.indicacionId === order.indicacionId);
      const known = new Map(own.map((each) => [each.dose.fechaProgramada!.toISOString(), each]));
      const end = endOf(order);
      if (end && end < from && own.length === 0) return [];
      const times = [...new Set([...doseTimes(timesOf(order), from, to, zone), ...known.keys()])].toSorted();
      const dosisDelDia = times.map((en): Dose => {
        const each = known.get(en);
        const late = now.getTime() - Date.parse(en) > LATE_MS;
        return {
          en,
          estado: each
            ? each.dose.estado!
            : end && Date.parse(en) > end.getTime()
              ? 'SUSPENDIDA'
              : late
                ? 'ATRASADA'
                : 'PENDIENTE',
          ministracionId: each?.dose.ministracionId ?? null,
          fechaAplicada: each?.dose.fechaAplicada?.toISOString() ?? null,
          dosisAplicada: each?.dose.dosisAplicada ?? null,
          motivo: each?.dose.motivoOmision ?? null,
          enfermera: each ? name(each.giver, each.surname) : null,
          verificador: each ? name(each.checker, each.second) : null,
        };
      });
      return [
        {
          indicacionId: order.indicacionId,
          version: order.version,
          tipo: order.tipo,
          descripcion: order.descripcion ?? '',
          insumoId: order.insumoId,
          clave,
          codigos: (codigos ?? []).map(({ gtin }) => gtin),
          dosis: order.dosis,
          unidadDosis: order.unidadDosis,
          via: order.via,
          frecuenciaHoras: order.frecuenciaHoras,
          prn: order.prn,
          indicacionPrn: order.indicacionPrn,
          altoRiesgo: order.altoRiesgo === true,
          estatus: order.estatus,
          desde: order.desde.toISOString(),
          hasta: order.hasta?.toISOString() ?? null,
          dosisDelDia,
        },
      ];
    }),
  };
};

/**
 * Records the outcome of one dose, once. A concurrent second record fails and reports the time of the first. High-risk medicines require a
 * second person.
 *
 * @throws Problem 404; 409 SIN_ESTANCIA_ABIERTA, INDICACION_NO_ACTIVA, DOSIS_YA_REGISTRADA; 422 HORA_SIN_DOSIS, DOSIS_ANTES_DE_HORA,
 * SEGUNDA_PERSONA_REQUERIDA
 */
export const hospitalizacionMinistrar: OperationHandler<'hospitalizacionMinistrar', OperationContext> = async (
  { params: { hospitalizacionId }, body },
  { tx, actor, secondPerson },
) => {
  const stay = await openStayInReach(tx, hospitalizacionId, 'medicacion.ministrar', actor);
  const now = new Date();
  const [order] = await tx
    .select()
    .from(indicacion)
    .where(and(eq(indicacion.indicacionId, body.indicacionId), eq(indicacion.hospitalizacionId, hospitalizacionId)))
    .for('update');
  if (!order) throw invalid([{ campo: 'indicacionId', codigo: 'REFERENCIA', params: {} }]);
  const due = new Date(body.fechaProgramada);
  const given = body.estado === 'APLICADA' ? new Date(body.fechaAplicada ?? now) : null;
  requireTime(order, due, given, now, await zoneOfUnit(tx, stay.unidadId, DEFAULT_TIME_ZONE));
  if (given)
    await requirePossibleMoment(tx, {
      pacienteId: stay.pacienteId,
      hospitalizacionId,
      at: given,
      campo: 'fechaAplicada',
      timeZone: actor.timeZone,
    });
  if (body.estado !== 'APLICADA' && !isFilled(body.motivoOmision))
    throw invalid([{ campo: 'motivoOmision', codigo: 'REQUERIDO', params: {} }]);
  if (order.altoRiesgo === true && given) await requireColleague(tx, stay.unidadId, secondPerson);
  await refuseSecond(tx, order, due, actor.timeZone);
  const { usuarioId } = actor;
  const { pacienteId, unidadId, servicioId } = stay;
  const values = {
    indicacionId: order.indicacionId,
    hospitalizacionId,
    pacienteId,
    unidadId,
    servicioId,
    estado: body.estado,
    estatus: 'VIGENTE' as const,
    fechaProgramada: due,
    fechaAplicada: given,
    dosisAplicada: given ? (body.dosisAplicada ?? order.dosis) : null,
    via: order.via,
    sitio: body.sitio ?? null,
    motivoOmision: given ? null : (body.motivoOmision ?? null),
    loteId: body.loteId ?? null,
    enfermeraId: usuarioId,
    verificadorId: given && order.altoRiesgo === true ? (secondPerson?.usuarioId ?? null) : null,
    capturaTardia: given !== null && now.getTime() - given.getTime() > WRITTEN_LATE_MS,
  };
  const [row] = await tx
    .insert(ministracion)
    .values({ ...values, creadoPor: usuarioId, modificadoPor: usuarioId })
    .returning({ ministracionId: ministracion.ministracionId });
  await audit(tx, actor, {
    accion: 'CREAR',
    entidad: 'ministracion',
    entidadId: row!.ministracionId,
    despues: {
      ...values,
      fechaProgramada: due.toISOString(),
      fechaAplicada: given?.toISOString() ?? null,
      ...(await sealEntry(tx, resourceOf('ministracion'), row!.ministracionId, values.estatus)),
    },
  });
  return { ministracionId: row!.ministracionId, estado: body.estado, fechaProgramada: due.toISOString() };
};

function requireTime(order: Order, due: Date, given: Date | null, now: Date, zone: string): void {
  const wrong = (campo: string, codigo: string) => invalid([{ campo, codigo, params: {} }]);
  const end = endOf(order);
  // Doses given before the order ended may be recorded afterwards.
  if (end && (given ?? due).getTime() > end.getTime()) throw new Problem(409, 'INDICACION_NO_ACTIVA');
  if (!order.prn && !isDoseTime(timesOf(order), due, zone)) throw wrong('fechaProgramada', 'HORA_SIN_DOSIS');
  if (due.getTime() - now.getTime() > EARLY_MS) throw wrong('fechaProgramada', 'DOSIS_ANTES_DE_HORA');
  if (given && given.getTime() > now.getTime() + 5 * 60_000) throw wrong('fechaAplicada', 'FECHA_FUTURA');
  if (given && given < order.desde && order.desde.getTime() - given.getTime() > EARLY_MS)
    throw wrong('fechaAplicada', 'DOSIS_ANTES_DE_HORA');
}

/** Refuses a second record of a dose. The order is locked, so that concurrent calls run one after the other. */
async function refuseSecond(tx: Queryable, order: Order, due: Date, zone: string): Promise<void> {
  const [before] = await tx
    .select({ at: ministracion.fechaAplicada, due: ministracion.fechaProgramada })
    .from(ministracion)
    .where(
      and(
        eq(ministracion.indicacionId, order.indicacionId),
        eq(ministracion.fechaProgramada, due),
        inArray(ministracion.estatus, ['VIGENTE']),
      ),
    )
    .limit(1);
  if (before)
    throw new Problem(409, 'DOSIS_YA_REGISTRADA', {
      params: { hora: toZonedTime(before.at ?? before.due, zone)?.time.slice(0, 5) ?? '' },
    });
}
