import { and, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ReportHandler } from '#generated/server/reports.gen';
import { cama, hospitalizacion, ministracion, nucleo, ordenCargo, signos } from '#generated/server/tables.gen';
import { LATE_MS } from '#areas/hospital/shared/hospital/dose-times';
import { addDays } from '#platform/shared/dates/days';
import { edgeOfDay } from '#platform/shared/dates/moments';
import { grouped } from '#platform/shared/text/grouped';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { wardCards, type WardCard } from '../stays/ward-cards';
import type { ReportContext } from '#platform/server/reports/report-context';
import { both, share } from '#platform/server/reports/figures';
import { periodOf } from '#platform/server/reports/period';

const NOTES = [
  both(
    'Los pacientes, las camas y lo que se les debe son de este momento; las dosis, las que tocaban en el periodo. A tiempo es dentro de 30 minutos.',
    'Patients, beds and what is due to them are of this moment; doses are those due in the period. On time is within 30 minutes.',
  ),
];

/** Maximum number of inpatients: more than any ward has. */
const MOST = 1_000;
/** NEWS2 score from which a patient is observed closely (RCP 2017). */
const AT_RISK = 5;
/** Hours covered by the lines of NEWS2. */
const SIGNS_HOURS = 72;

const OUTCOMES = [
  { field: 'aTiempo', text: both('A tiempo', 'On time'), tono: 'success' },
  { field: 'tarde', text: both('Tarde', 'Late'), tono: 'warning' },
  { field: 'omitidas', text: both('Omitida o rechazada', 'Omitted or refused'), tono: 'danger' },
] as const;

/** Returns the condition and the due tasks of a hospital's or ward's inpatients (DOMAIN f.8, «enfermeria»). */
export const turnoEnfermeria: ReportHandler<'turnoEnfermeria', ReportContext> = async (
  { unidadId, servicioId, ...asked },
  { database: { orm }, actor },
) => {
  const { text, ...period } = periodOf(asked, actor);
  const now = new Date();
  const narrowed = (of: { readonly unidadId: AnyPgColumn; readonly servicioId: AnyPgColumn }) => [
    unidadId === undefined ? undefined : eq(of.unidadId, unidadId),
    servicioId === undefined ? undefined : eq(of.servicioId, servicioId),
  ];
  const cards = await wardCards(orm, actor, {
    where: and(inArray(hospitalizacion.estatus, ['INGRESADO', 'PREALTA']), ...narrowed(hospitalizacion)),
    limit: MOST,
    now,
  });
  const beds = await orm
    .select({
      servicioId: nucleo.nucleoId,
      servicio: nucleo.nombre,
      camas: countIf(sql`${cama.estatus} not in ('BLOQUEADA', 'MANTENIMIENTO')`),
      ocupadas: countIf(sql`${cama.estatus} = 'OCUPADA'`),
      libres: countIf(sql`${cama.estatus} = 'DISPONIBLE'`),
      limpieza: countIf(sql`${cama.estatus} = 'LIMPIEZA'`),
    })
    .from(cama)
    .innerJoin(nucleo, eq(nucleo.nucleoId, cama.servicioId))
    .where(
      and(eq(cama.activo, true), scopeCondition(resourceOf('cama'), 'hospitalizacion.ver', actor), ...narrowed(cama)),
    )
    .groupBy(nucleo.nucleoId)
    .orderBy(sql`orden(${nucleo.nombre}) collate "C"`);
  const mayReadDoses = actor.permissions.has('nota-evolucion.ver');
  const doses = mayReadDoses
    ? await orm
        .select({
          hora: sql<number>`extract(hour from ${ministracion.fechaProgramada} at time zone ${actor.timeZone})::int`,
          dosis: countIf(sql`true`),
          omitidas: countIf(sql`${ministracion.estado} <> 'APLICADA'`),
          aTiempo: countIf(
            sql`${ministracion.estado} = 'APLICADA' and ${ministracion.fechaAplicada} <= ${ministracion.fechaProgramada} + make_interval(secs => ${LATE_MS / 1000})`,
          ),
        })
        .from(ministracion)
        .where(
          and(
            eq(ministracion.estatus, 'VIGENTE'),
            gte(ministracion.fechaProgramada, edgeOfDay(period.desde, 'start', actor.timeZone)),
            lt(ministracion.fechaProgramada, edgeOfDay(addDays(period.hasta, 1), 'start', actor.timeZone)),
            scopeCondition(resourceOf('ministracion'), 'nota-evolucion.ver', actor),
            ...narrowed(ministracion),
          ),
        )
        .groupBy(sql`1`)
        .orderBy(sql`1`)
    : [];
  const [orders] = actor.permissions.has('orden-cargo.ver')
    ? await orm
        .select({ total: countIf(sql`true`) })
        .from(ordenCargo)
        .where(
          and(
            eq(ordenCargo.activo, true),
            inArray(ordenCargo.estatus, ['SURTIDA', 'SURTIDA_PARCIAL']),
            scopeCondition(resourceOf('orden-cargo'), 'orden-cargo.ver', actor),
            ...narrowed(ordenCargo),
          ),
        )
    : [];
  const count = <Row>(all: readonly Row[], holds: (row: Row) => boolean) => all.filter(holds).length;
  const sum = <Row>(all: readonly Row[], figure: (row: Row) => number) =>
    all.reduce((total, row) => total + figure(row), 0);
  const given = sum(doses, ({ dosis }) => dosis);
  return {
    rows: cards.map((card) => ({
      servicio: card.servicioNombre,
      cama: card.camaNumero,
      paciente: card.pacienteNombre ?? card.iniciales,
      dias: card.dias,
      news2: card.news2Total,
      news2Antes: card.news2Anterior,
      signosEn: card.signosEn,
      signosVencenEn: card.signosVencenEn,
      dosisAtrasadas: card.dosisAtrasadas,
      ordenes: card.ordenesPorRecibir,
      notaEn: card.notaEn,
    })),
    blocks: {
      resumen: [
        {
          pacientes: cards.length,
          enRiesgo: count(cards, ({ news2Total }) => (news2Total ?? 0) >= AT_RISK),
          signosVencidos: count(
            cards,
            ({ signosVencenEn }) => signosVencenEn !== null && Date.parse(signosVencenEn) < now.getTime(),
          ),
          dosisAtrasadas: sum(cards, ({ dosisAtrasadas }) => dosisAtrasadas),
          notasVencidas: count(cards, ({ notaVencida }) => notaVencida),
          ordenes: orders?.total ?? null,
          camasLibres: sum(beds, ({ libres }) => libres),
          camasEnLimpieza: sum(beds, ({ limpieza }) => limpieza),
          omitidas: mayReadDoses ? sum(doses, ({ omitidas }) => omitidas) : null,
          aTiempo: share(
            sum(doses, ({ aTiempo }) => aTiempo),
            given,
          ),
          ...period,
          // Null without a ward: the list of beds cannot be filtered to these alone.
          servicioId: servicioId ?? null,
        },
      ],
      ocupacion: beds
        .filter(({ camas }) => camas > 0)
        .map(({ servicioId: key, servicio, camas, ocupadas }) => ({
          servicioId: key,
          servicio,
          camas,
          ocupadas,
          porcentaje: share(ocupadas, camas),
        })),
      news2: actor.permissions.has('signos.ver') ? await linesOf(orm, cards, actor, now) : [],
      dosis: doses.flatMap(({ hora, ...counted }) => {
        const figures = { ...counted, tarde: counted.dosis - counted.aTiempo - counted.omitidas };
        return OUTCOMES.map(({ field, text: outcome, tono }) => ({
          hora: `${String(hora).padStart(2, '0')}:00`,
          resultado: outcome[actor.language ?? DEFAULT_LANGUAGE],
          dosis: figures[field],
          tono,
        }));
      }),
    },
    notes: NOTES,
    period: text,
  };
};

/**
 * Returns the recent NEWS2 scores of each patient, in the order of cards and time: one row for each reading. Patients appear by bed and
 * initials for every reader, because a wall screen may show them.
 */
async function linesOf(db: Queryable, cards: readonly WardCard[], actor: Actor, now: Date) {
  if (cards.length === 0) return [];
  const since = new Date(now.getTime() - SIGNS_HOURS * 3_600_000);
  const found = await db
    .select({ id: signos.hospitalizacionId, at: signos.fechaToma, total: signos.news2Total })
    .from(signos)
    .where(
      and(
        inArray(
          signos.hospitalizacionId,
          cards.map(({ hospitalizacionId }) => hospitalizacionId),
        ),
        eq(signos.estatus, 'VIGENTE'),
        isNotNull(signos.news2Total),
        gte(signos.fechaToma, since),
        scopeCondition(resourceOf('signos'), 'signos.ver', actor),
      ),
    )
    .orderBy(signos.fechaToma, signos.signosId);
  const readings = grouped(found, ({ id }) => id);
  const names = new Set<string>();
  return cards.flatMap(({ hospitalizacionId, camaNumero, servicioNombre, iniciales, folio }) => {
    const own = readings.get(hospitalizacionId) ?? [];
    const short = `${camaNumero ?? servicioNombre} · ${iniciales}`;
    // Equal names would be drawn as one line.
    const paciente = names.has(short) ? `${short} · ${folio}` : short;
    names.add(short);
    return own.map(({ at, total }) => ({
      paciente,
      toma: at.toISOString(),
      news2: total,
      tomas: own.length,
      hospitalizacionId,
      desdeToma: since.toISOString(),
    }));
  });
}

const countIf = (condition: ReturnType<typeof sql>) => sql`count(*) filter (where ${condition})`.mapWith(Number);
