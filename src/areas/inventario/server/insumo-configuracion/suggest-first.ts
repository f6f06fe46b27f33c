import { eq } from 'drizzle-orm';
import { insumoConfiguracion } from '#generated/server/tables.gen';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import { keepSuggestionsOf, suggestLevels } from '../stock/suggest-levels';
import type { WriteContext } from '#platform/server/entity/hooks';

/** Stores the suggested levels in a new setting. */
export async function suggestFirst(record: WireRecord, { tx, actor }: WriteContext): Promise<WireRecord> {
  const id = Number(record['insumoConfiguracionId']);
  await keepSuggestionsOf(tx, [Number(record['almacenId'])], new Date());
  await suggestLevels(tx, eq(insumoConfiguracion.insumoConfiguracionId, id));
  const resource = resourceOf('insumo-configuracion');
  return findRecord(tx, resource, id, resource.permissions.create, actor);
}
