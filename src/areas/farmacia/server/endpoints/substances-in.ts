import { sustancia } from '#generated/server/tables.gen';
import { SHIPPED_SUBSTANCES } from '#areas/farmacia/shared/farmacia/shipped-substances';
import type { Substance } from '#areas/farmacia/shared/farmacia/substance';
import { substanceIndex, type SubstanceIndex } from '#areas/farmacia/shared/farmacia/substance-index';
import type { Queryable } from '#platform/server/db/database';

/**
 * Reads the substances of the network: the shipped ones, changed and completed by the catalogue. A catalogue row replaces the shipped one
 * with its `clave`; an inactive row removes it.
 */
export async function substancesIn(db: Queryable): Promise<SubstanceIndex> {
  const rows = await db.select().from(sustancia);
  const table = new Map<string, Substance>(SHIPPED_SUBSTANCES.map((each) => [each.clave, each]));
  for (const { activo, ...row } of rows)
    if (activo) table.set(row.clave, row);
    else table.delete(row.clave);
  return substanceIndex([...table.values()]);
}
