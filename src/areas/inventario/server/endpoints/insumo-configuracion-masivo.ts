import { and, eq, sql } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { insumoConfiguracion } from '#generated/server/tables.gen';
import { fromClause } from '#platform/server/listing/from-clause';
import { matching } from '#platform/server/listing/matching';
import { parseFilterBy } from '#platform/server/listing/filter-by';
import { neededJoins } from '#platform/server/listing/read-page';
import { resourceOf } from '#platform/server/records/resources';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { malformed } from '#platform/server/db/problem';
import { rows } from '#platform/server/db/rows';
import type { OperationContext } from '#platform/server/operations/context';
import { acceptSuggestions } from '../insumo-configuracion/accept-suggestions';
import { copySettings } from '../insumo-configuracion/copy-settings';
import { saveSettings } from '../insumo-configuracion/save-settings';

type Item = OperationTypes['insumoConfiguracionMasivo']['body'][number];

/** Maximum number of settings whose suggestions one call accepts. */
const MOST = 10_000;
const NOTHING = { creados: 0, actualizados: 0, sinCambio: 0, cambios: [] };

/**
 * Changes many supply settings at once (DOMAIN d.3), in one transaction: given rows, another warehouse's settings, or suggestions.
 *
 * @throws Problem 400 for more than one command; also the errors of `saveSettings`, `copySettings` and `acceptSuggestions`
 */
export const insumoConfiguracionMasivo: OperationHandler<'insumoConfiguracionMasivo', OperationContext> = async (
  { body },
  { tx, actor },
) => {
  const command = body.findIndex(isCommand);
  if (command < 0) return { ...NOTHING, ...(await saveSettings(tx, body, actor)) };
  const item = body[command]!;
  if (body.length > 1 || commandsIn(item) > 1) throw malformed(String(command), 'UN_SOLO_MANDATO');
  if (item.copiarDeAlmacenId !== undefined) {
    if (item.almacenId === undefined) throw malformed('almacenId', 'REQUERIDO');
    return { ...NOTHING, ...(await copySettings(tx, item.copiarDeAlmacenId, item.almacenId, actor)) };
  }
  const ids = [...new Set(item.aceptarSugerencias ?? (await matchingIds(tx, item.aceptarFiltro ?? '', actor)))];
  const cambios = await acceptSuggestions(tx, ids, item.versiones ?? [], actor, item.probar);
  return {
    ...NOTHING,
    actualizados: item.probar ? 0 : cambios.length,
    sinCambio: ids.length - cambios.length,
    cambios: [...cambios],
  };
};

const isCommand = (item: Item): boolean => commandsIn(item) > 0;

function commandsIn({ copiarDeAlmacenId, aceptarSugerencias, aceptarFiltro }: Item): number {
  return [copiarDeAlmacenId, aceptarSugerencias, aceptarFiltro].filter((command) => command !== undefined).length;
}

/** Returns the ids that match a list filter and have a suggestion. */
async function matchingIds(tx: Queryable, filterBy: string, actor: Actor): Promise<number[]> {
  const resource = resourceOf('insumo-configuracion');
  const permissions = [resource.permissions.list, resource.permissions.update];
  const { where, embeds } = matching(resource, parseFilterBy(filterBy), permissions, actor);
  const suggested = and(where, eq(insumoConfiguracion.conSugerencia, true));
  const from = fromClause(resource, suggested, neededJoins(resource, embeds, []));
  const found = await rows<{ id: number }>(
    tx,
    sql`select ${insumoConfiguracion.insumoConfiguracionId}::int as id from ${from} order by 1 limit ${MOST + 1}`,
  );
  if (found.length > MOST) throw malformed('aceptarFiltro', 'ELEMENTOS_MAXIMOS', { limite: MOST });
  return found.map(({ id }) => id);
}
