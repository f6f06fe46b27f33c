import { and, asc, eq, gte, lt } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { signos } from '#generated/server/tables.gen';
import { addDays } from '#platform/shared/dates/days';
import { edgeOfDay, todayIn } from '#platform/shared/dates/moments';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { audit } from '#platform/server/db/audit';
import type { OperationContext } from '#platform/server/operations/context';

/** Default period of a graph, in days. */
const DAYS = 365;
/** Maximum number of sets: more points than a graph can show. */
const MOST = 500;

const COLUMNS = [
  'signosId',
  'tas',
  'tad',
  'tam',
  'frecuenciaCardiaca',
  'frecuenciaRespiratoria',
  'temperatura',
  'spo2',
  'glucosaCapilar',
  'peso',
  'talla',
  'imc',
  'dolor',
  'glasgow',
  'news2Total',
] as const;

/**
 * Returns the signs of a patient as columns (DOMAIN d.2), including those of merged duplicates, in the reader's scope. The reading is
 * audited.
 *
 * @throws Problem 404 for a patient outside the reader's scope
 */
export const signosSerie: OperationHandler<'signosSerie', OperationContext> = async (
  { params: { pacienteId, desde, hasta } },
  { database: { orm }, actor },
) => {
  await findRecord(orm, resourceOf('paciente'), pacienteId, 'signos.ver', actor);
  const until = hasta ?? todayIn(actor.timeZone);
  const rows = await orm
    .select()
    .from(signos)
    .where(
      and(
        eq(signos.pacienteId, pacienteId),
        eq(signos.estatus, 'VIGENTE'),
        gte(signos.fechaToma, edgeOfDay(desde ?? addDays(until, -DAYS), 'start', actor.timeZone)),
        lt(signos.fechaToma, edgeOfDay(addDays(until, 1), 'start', actor.timeZone)),
        scopeCondition(resourceOf('signos'), 'signos.ver', actor),
      ),
    )
    .orderBy(asc(signos.fechaToma), asc(signos.signosId))
    .limit(MOST);
  if (rows.length > 0)
    await audit(orm, actor, {
      accion: 'LEER',
      entidad: 'signos',
      entidadId: null,
      despues: { ids: rows.map(({ signosId }) => signosId), filas: rows.length, filtro: { pacienteId } },
    });
  const column = <Name extends (typeof COLUMNS)[number]>(name: Name) => rows.map((row) => row[name]);
  return {
    fechaToma: rows.map(({ fechaToma }) => fechaToma.toISOString()),
    ...(Object.fromEntries(COLUMNS.map((name) => [name, column(name)])) as Record<(typeof COLUMNS)[number], number[]>),
  };
};
