import { and, eq } from 'drizzle-orm';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { insumoConfiguracion } from '#generated/server/tables.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { grouped } from '#platform/shared/text/grouped';
import { createRecord } from '#platform/server/records/create-record';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { updateRecord } from '#platform/server/records/update-record';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { invalid, Problem } from '#platform/server/db/problem';
import { keepSuggestionsOf, suggestLevels } from '../stock/suggest-levels';
import { acceptSuggestions, among } from './accept-suggestions';
import { requireWarehouse } from './require-warehouse';
import { unsetSupplies, USUAL } from './unset-supplies';

type Row = OperationTypes['insumoConfiguracionMasivo']['body'][number];
type Sent = Omit<
  Row,
  'version' | 'copiarDeAlmacenId' | 'aceptarSugerencias' | 'versiones' | 'aceptarFiltro' | 'probar'
>;

/**
 * Creates and updates settings by warehouse and supply, all or none, with the validation of their form. Missing fields of a row stay
 * unchanged. A new setting without levels, and a reactivated one, get the suggested levels.
 *
 * @throws Problem 404 or 403 for a warehouse that does not exist or is outside the actor's scope; 412 for an outdated version; 422 with all
 * issues, `3.maximo` in the fourth row
 */
export async function saveSettings(
  tx: Queryable,
  rows: readonly Row[],
  actor: Actor,
): Promise<{ readonly creados: number; readonly actualizados: number }> {
  const resource = resourceOf('insumo-configuracion');
  const issues: Issue[] = rows.flatMap((row, index) => rowIssues(rows, row, index));
  if (issues.length > 0) throw invalid(issues);
  const places = [...new Set(rows.map(({ almacenId }) => almacenId!))];
  for (const almacenId of places) await requireWarehouse(tx, almacenId, 'insumo-configuracion.editar', actor);
  await keepSuggestionsOf(tx, places, new Date());
  const levels = await suggestedFor(tx, rows);

  const made: number[] = [];
  const revived: number[] = [];
  let changed = 0;
  for (const [index, { version, ...row }] of rows.entries()) {
    try {
      await tx.transaction(async (within) => {
        const sent = sentOf(row);
        const isOpen = row.minimo === undefined && row.puntoReorden === undefined && row.maximo === undefined;
        const existing = await settingOf(within, row.almacenId!, row.insumoId!);
        if (existing) {
          const before = await findRecord(within, resource, existing.id, 'insumo-configuracion.editar', actor);
          const body = { ...before, ...sent, activo: true };
          await updateRecord({
            tx: within,
            actor,
            resource,
            id: String(existing.id),
            version: version ?? existing.version,
            body,
          });
          if (!before.activo && isOpen) revived.push(existing.id);
          changed += 1;
          return;
        }
        const suggested = levels.get(`${row.almacenId} ${row.insumoId}`);
        if (isOpen && !suggested) throw invalid([{ campo: 'maximo', codigo: 'SIN_SUGERENCIA', params: {} }]);
        const created = await createRecord({
          tx: within,
          actor,
          resource,
          body: isOpen ? { ...sent, ...suggested } : sent,
        });
        made.push(created.insumoConfiguracionId);
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      issues.push(...toldOf(error, index));
      // Version conflicts fail at once: the user must review the other change first.
      if (error.status === 412) throw new Problem(412, error.codigo, { errores: toldOf(error, index) });
    }
  }
  if (issues.length > 0) throw invalid(issues);
  await suggestLevels(tx, among(made));
  if (revived.length > 0) await acceptSuggestions(tx, revived, [], actor);
  return { creados: made.length, actualizados: changed };
}

function rowIssues(rows: readonly Row[], { almacenId, insumoId }: Row, index: number): Issue[] {
  const missing = Object.entries({ almacenId, insumoId }).flatMap(([campo, value]) =>
    value === undefined ? [{ campo: `${index}.${campo}`, codigo: 'REQUERIDO', params: {} }] : [],
  );
  const first = rows.findIndex((row) => row.almacenId === almacenId && row.insumoId === insumoId);
  return missing.length === 0 && first < index
    ? [{ campo: `${index}.insumoId`, codigo: 'LINEA_REPETIDA', params: { linea: first + 1 } }]
    : missing;
}

/** Returns the suggested levels of rows without levels, by warehouse and supply. */
async function suggestedFor(tx: Queryable, rows: readonly Row[]) {
  const levels = new Map<string, object>();
  for (const [almacenId, own] of grouped(rows, (row) => row.almacenId!)) {
    const how = new Map(own.map((row) => [row.insumoId!, { ...USUAL, ...sentOf(row) }]));
    for (const { insumoId, levels: suggested } of await unsetSupplies(tx, almacenId, [...how.keys()], how))
      if (suggested) levels.set(`${almacenId} ${insumoId}`, suggested);
  }
  return levels;
}

function sentOf({
  copiarDeAlmacenId: _,
  aceptarSugerencias: _2,
  versiones: _3,
  aceptarFiltro: _4,
  probar: _5,
  version: _6,
  ...sent
}: Row): Sent {
  return sent;
}

async function settingOf(tx: Queryable, almacenId: number, insumoId: number) {
  const [found] = await tx
    .select({ id: insumoConfiguracion.insumoConfiguracionId, version: insumoConfiguracion.version })
    .from(insumoConfiguracion)
    .where(and(eq(insumoConfiguracion.almacenId, almacenId), eq(insumoConfiguracion.insumoId, insumoId)));
  return found;
}

function toldOf({ codigo, params, labels, errores }: Problem, index: number): Issue[] {
  return errores.length > 0
    ? errores.map((issue) => ({ ...issue, campo: `${index}.${issue.campo}` }))
    : [{ campo: String(index), codigo, params, labels }];
}
