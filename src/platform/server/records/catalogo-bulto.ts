import type { OperationHandler } from '#generated/server/operations.gen';
import type { Resource } from '#generated/server/resource.gen';
import { listRecords } from '../listing/list-records';
import { resources } from './resources';
import { malformed, Problem } from '../db/problem';
import type { OperationContext } from '../operations/context';

/** Maximum records of one catalogue. Larger ones are read by page or by search. */
const MOST = 2000;
/** Catalogues in one answer. */
const MOST_NAMES = 40;

/** Catalogues that can be requested together: those whose reading is not audited. */
const CATALOGUES: ReadonlyMap<string, Resource> = new Map(
  resources
    .filter(
      ({ path, operations, auditReads, embeds }) =>
        path.startsWith('/catalogos/') && operations.includes('list') && !auditReads && embeds.length === 0,
    )
    .map((resource) => [resource.path.slice('/catalogos/'.length), resource]),
);

/** Several catalogues at once, each within the actor's reach: one call when an application starts. */
export const catalogoBulto: OperationHandler<'catalogoBulto', OperationContext> = async (
  { params: { nombres, desde } },
  { database, actor },
) => {
  const names = [
    ...new Set(
      nombres
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    ),
  ];
  if (names.length > MOST_NAMES) throw malformed('nombres', 'ELEMENTOS_MAXIMOS', { limite: MOST_NAMES });
  const unknown = names.find((name) => !CATALOGUES.has(name));
  if (unknown !== undefined) throw malformed('nombres', 'VALOR_NO_CATALOGADO', { valor: unknown });
  const answer: Record<string, Record<string, unknown>[]> = {};
  for (const name of names) {
    const resource = CATALOGUES.get(name)!;
    if (!actor.permissions.has(resource.permissions.list)) continue;
    const filter = {
      words: [],
      typed: '',
      conditions: desde === undefined ? {} : { fechaModificacion: { gte: desde } },
      active: desde === undefined ? (true as const) : ('all' as const),
    };
    const { records } = await listRecords(
      database,
      resource,
      {
        page: 1,
        size: MOST + 1,
        wantsPageCount: false,
        wantsTotals: false,
        ownFirst: false,
        within: [],
        isRanked: false,
        asked: {},
        filter,
        sortBy: resource.sort.field,
        direction: resource.sort.direction,
      },
      actor,
    );
    if (records.length > MOST)
      throw new Problem(422, 'CATALOGO_DEMASIADO_GRANDE', { params: { nombre: name, limite: MOST } });
    answer[name] = [...records];
  }
  return answer;
};
