import type { OperationHandler } from '#generated/server/operations.gen';
import type { Resource } from '../entity/resource';
import { listRecords } from '../listing/list-records';
import { resources } from './resources';
import { malformed, Problem } from '../db/problem';
import type { OperationContext } from '../operations/context';

/** Maximum records of one catalogue. Larger ones are read by page or by search. */
const MOST = 2000;
/** Maximum of catalogues in one answer. */
const MAX_NAMES = 40;

/** Catalogues that can be requested together: those whose reading is not audited. */
const CATALOGUES: ReadonlyMap<string, Resource> = new Map(
  resources
    .filter(
      ({ path, operations, auditReads, embeds }) =>
        path.startsWith('/catalogos/') && operations.includes('list') && !auditReads && embeds.length === 0,
    )
    .map((resource) => [resource.path.slice('/catalogos/'.length), resource]),
);

/** Handles several catalogues at once, each within the actor's reach, in one call at the start of an application. */
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
  if (names.length > MAX_NAMES) throw malformed('nombres', 'ELEMENTOS_MAXIMOS', { limite: MAX_NAMES });
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
        ownUnitFirst: false,
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
