import { and, gt, sql } from 'drizzle-orm';
import type { Resource } from '../entity/resource';
import type { LooseRecord } from '#platform/shared/paths';
import type { Actor } from '../db/actor';
import type { Orm } from '../db/database';
import { rows } from '../db/rows';
import { isSimultaneous, pgErrorOf } from '../db/pg-error';
import { malformed, Problem } from '../db/problem';
import { shortageOf, shortageProblem } from '../db/shortage';
import { isUnavailable } from '../db/unavailable';
import { parseFilterBy } from '../listing/filter-by';
import { findRecord } from '../records/read/get-record';
import { keyValue } from '../records/key-value';
import { matching } from '../listing/matching';
import { fromClause } from '../listing/from-clause';
import { neededJoins } from '../listing/read-page';
import type { BatchAction } from './batch-action';
import type { BatchItem, BatchRequest } from './batch-request';

/** Outcome of one record. */
export interface BatchOutcome {
  readonly id: string;
  readonly resultado: 'hecho' | 'sin-cambio' | 'rechazado';
  /** Version of the record afterwards, on which an undo is based. */
  readonly version: number | null;
  readonly problem: Problem | null;
  /** Previous values of the changed fields. */
  readonly antes?: LooseRecord;
}

export interface BatchWatch {
  /** True when the client no longer waits for the answer. */
  readonly aborted: () => boolean;
  readonly report: (error: unknown) => void;
  /** Awaited between records, with the milliseconds that the last one took. */
  readonly rest: (tookMs: number) => Promise<void>;
}

export interface BatchAnswer {
  readonly outcomes: readonly BatchOutcome[];
  /** Key from which to continue when the filter matches more records; null otherwise. */
  readonly next: string | null;
}

/**
 * Runs an action on many records, each in a separate transaction with its own row in the audit trail. A refused record affects no other
 * record; its outcome contains the reason.
 *
 * @throws Problem 400 for an invalid filter; 403 IDENTIDAD_SIN_CONFIRMAR when a record requires a fresh sign-in.
 */
export async function runBatch(
  orm: Orm,
  resource: Resource,
  action: BatchAction,
  { target, limit, cambios, isTrial }: BatchRequest,
  actor: Actor,
  { aborted, report, rest }: BatchWatch,
): Promise<BatchAnswer> {
  const items = 'items' in target ? target.items : await matchingItems(orm, resource, action, target, limit, actor);
  const outcomes: BatchOutcome[] = [];
  for (const item of items) {
    // The client no longer waits for the remaining records.
    if (aborted()) break;
    const started = performance.now();
    outcomes.push(
      await runOne({ orm, actor, resource, action, item, cambios: item.cambios ?? cambios, report, isTrial }),
    );
    await rest(performance.now() - started);
  }
  const more = !('items' in target) && items.length === limit;
  return { outcomes, next: more ? (items.at(-1)?.id ?? null) : null };
}

/** Rolls back the changes of a trial run. */
class OnlyTried extends Error {
  constructor(readonly outcome: BatchOutcome) {
    super('tried');
  }
}

interface RunOneArgs {
  readonly orm: Orm;
  readonly actor: Actor;
  readonly resource: Resource;
  readonly action: BatchAction;
  readonly item: BatchItem;
  readonly cambios: LooseRecord | null;
  readonly report: BatchWatch['report'];
  readonly isTrial: boolean;
}

async function runOne(args: RunOneArgs): Promise<BatchOutcome> {
  const { orm, actor, resource, action, cambios, report, isTrial } = args;
  const { id, version } = args.item;
  try {
    return await orm.transaction(async (tx) => {
      const current = await findRecord(tx, resource, id, action.permission, actor);
      const seen = version ?? Number(current['version']);
      const { changed, ...more } = await action.run(tx, { id, version: seen, cambios }, actor);
      const outcome: BatchOutcome = {
        id,
        resultado: changed ? 'hecho' : 'sin-cambio',
        version: changed ? seen + 1 : seen,
        problem: null,
        ...more,
      };
      if (isTrial) throw new OnlyTried({ ...outcome, version: seen });
      return outcome;
    });
  } catch (error) {
    if (error instanceof OnlyTried) return error.outcome;
    // Requests the identity once, not for each record.
    if (error instanceof Problem && error.codigo === 'IDENTIDAD_SIN_CONFIRMAR') throw error;
    return { id, resultado: 'rechazado', version: null, problem: problemOf(error, report) };
  }
}

/** An internal error in one record must not hide the outcomes of the others: it is logged, and returned as its problem. */
function problemOf(error: unknown, report: BatchWatch['report']): Problem {
  if (error instanceof Problem) return error;
  if (isSimultaneous(pgErrorOf(error))) return new Problem(409, 'CONFLICTO_SIMULTANEO');
  report(error);
  const shortage = shortageOf(error);
  if (shortage) return shortageProblem(shortage, error);
  if (isUnavailable(error)) return new Problem(503, 'RESULTADO_DESCONOCIDO');
  return new Problem(500, 'ERROR_INTERNO');
}

async function matchingItems(
  orm: Orm,
  resource: Resource,
  action: BatchAction,
  target: { filterBy: string; despuesDe: string | null },
  limit: number,
  actor: Actor,
): Promise<BatchItem[]> {
  const { where, embeds } = matching(
    resource,
    parseFilterBy(target.filterBy),
    [resource.permissions.list, action.permission],
    actor,
  );
  const after = target.despuesDe === null ? null : keyValue(resource, target.despuesDe);
  if (target.despuesDe !== null && after === null) throw malformed('despuesDe', 'FORMATO');
  const { column } = resource.key;
  const from = fromClause(
    resource,
    and(where, after === null ? undefined : gt(column, after)),
    neededJoins(resource, embeds, []),
  );
  const found = await rows<{ clave: string | number }>(
    orm,
    sql`select ${column} as clave from ${from} order by ${column} limit ${limit}`,
  );
  return found.map(({ clave }) => ({ id: String(clave), version: null }));
}
