import type { OperationHandler } from '#generated/server/operations.gen';
import type { Solicitud } from '#generated/shared/types.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { readRecord } from '#platform/server/records/read/read-record';
import { resourceOf } from '#platform/server/records/resources';
import { invalid, Problem } from '#platform/server/db/problem';
import { lockStock } from '#areas/inventario/server/stock/lock-stock';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '#platform/server/operations/context';
import { takeStep } from '#platform/server/operations/take-step';
import { hindranceOf, rationPreview, sharedPools, type RationBody, type SharedPool } from '../ration-preview';
import { networkRequests, type NetworkRequest } from '../network-requests';
import { askedStock, rationPools } from '../ration-pools';
import { staleIssues } from '../stale-issues';

/**
 * Authorises many requests at once (DOMAIN d.4), or previews the result. Each one takes the regular steps of its lifecycle: requesters
 * cannot authorise, recipients are notified, and each has its own audit trail.
 *
 * @throws Problem 409 VISTA_PREVIA_CAMBIADA with the differences from the preview; 409 NADA_POR_AUTORIZAR; 422 for quantities above the
 * request or the available stock
 */
export const ocAutorizarMasivo: OperationHandler<'ocAutorizarMasivo', OperationContext> = async (
  { body },
  { tx, actor, text },
) => {
  const apply = body.aplicar === true;
  if (apply && !body.visto) throw invalid([{ campo: 'visto', codigo: 'REQUERIDO', params: {} }]);
  const requests = await networkRequests(tx, body.ids, actor, apply);
  const open = requests.filter((request) => hindranceOf(request, actor) === null);
  // The lock serialises authorisations from the same stock: the second one sees the pieces promised by the first.
  if (apply) await lockStock(tx, await askedStock(tx, open));
  const pools = sharedPools(await rationPools(tx, open), body);
  const wrong = amountIssues(pools, body);
  if (wrong.length > 0) throw invalid(wrong);
  const preview = rationPreview(requests, pools, actor);
  if (!apply) return preview;

  const stale = staleIssues(requests, pools, body.visto!, body.ids);
  if (stale.length > 0) throw new Problem(409, 'VISTA_PREVIA_CAMBIADA', { errores: stale });
  const given = new Set(
    preview.solicitudes.flatMap(({ solicitudId, impedimento }) => (impedimento ? [] : [solicitudId])),
  );
  if (given.size === 0) throw new Problem(409, 'NADA_POR_AUTORIZAR');
  const lines = linesByRequest(pools, body, {
    rule: text(`oficinaCentral.motivo.${body.regla}`),
    hand: text('oficinaCentral.motivo.MANUAL'),
  });
  const states = new Map<number, Pick<Solicitud, 'estatus' | 'version'>>();
  for (const request of open)
    if (given.has(request.solicitudId))
      states.set(request.solicitudId, await authorise(request, lines.get(request.solicitudId)!));
  return {
    ...preview,
    aplicada: true,
    solicitudes: preview.solicitudes.map((each) => ({ ...each, ...states.get(each.solicitudId) })),
    insumos: [],
  };

  async function authorise({ solicitudId }: NetworkRequest, lineas: readonly object[]) {
    const resource = resourceOf('solicitud');
    const before = (await readRecord(tx, resource, eq(resource.key.column, solicitudId), actor))!;
    const taken = before.estatus === 'ENVIADA' ? await takeStep({ tx, actor }, resource, before, 'tomar') : before;
    const after = await takeStep({ tx, actor }, resource, taken, 'autorizar', { lineas });
    return { estatus: after.estatus, version: after.version };
  }
};

/** Returns the faults of manual amounts: impossible ones, and those of lines that are not being distributed. */
function amountIssues(pools: readonly SharedPool[], { excepciones = [] }: RationBody): Issue[] {
  const lines = new Map(pools.flatMap((pool) => pool.lines.map((line) => [line.id, { line, pool }] as const)));
  const seen = new Set<number>();
  return excepciones.flatMap(({ solicitudDetalleId, cantidad }, index): Issue[] => {
    const found = lines.get(solicitudDetalleId);
    const at = `excepciones.${index}`;
    if (seen.has(solicitudDetalleId))
      return [{ campo: `${at}.solicitudDetalleId`, codigo: 'ELEMENTO_REPETIDO', params: {} }];
    seen.add(solicitudDetalleId);
    if (!found) return [{ campo: `${at}.solicitudDetalleId`, codigo: 'REFERENCIA', params: {} }];
    const { line, pool } = found;
    if (cantidad > line.solicitada)
      return [{ campo: `${at}.cantidad`, codigo: 'MAS_DE_LO_SOLICITADO', params: { solicitada: line.solicitada } }];
    if (cantidad % line.multiplo !== 0 && cantidad !== line.solicitada)
      return [{ campo: `${at}.cantidad`, codigo: 'MULTIPLO_EMPAQUE', params: { multiplo: line.multiplo } }];
    return pool.outcome.excess > 0
      ? [
          {
            campo: `${at}.cantidad`,
            codigo: 'MAS_DE_LO_LIBRE',
            params: { clave: pool.clave, libre: pool.libre, exceso: pool.outcome.excess },
          },
        ]
      : [];
  });
}

/** Returns the input of each request's step. A line with less than its requested quantity carries a reason. */
function linesByRequest(
  pools: readonly SharedPool[],
  { excepciones = [] }: RationBody,
  reasons: { readonly rule: string; readonly hand: string },
): ReadonlyMap<number, readonly object[]> {
  const byHand = new Map(
    excepciones.map(({ solicitudDetalleId, motivo }) => [solicitudDetalleId, motivo ?? reasons.hand]),
  );
  const lines = new Map<number, object[]>();
  for (const { outcome, lines: own } of pools)
    for (const { id, solicitudId, solicitada } of own) {
      const cantidadAutorizada = outcome.given.get(id) ?? 0;
      const line = {
        solicitudDetalleId: id,
        cantidadAutorizada,
        ...(cantidadAutorizada === solicitada ? {} : { motivoModificacion: byHand.get(id) ?? reasons.rule }),
      };
      const request = lines.get(solicitudId);
      if (request) request.push(line);
      else lines.set(solicitudId, [line]);
    }
  return lines;
}
