import { and, asc, eq, inArray } from 'drizzle-orm';
import type { OperationHandler } from '#generated/server/operations.gen';
import { loteExpirar } from '#generated/server/tables.gen';
import { issueAt } from '#platform/shared/rules/issue-at';
import { addDays } from '#platform/shared/dates/days';
import { todayIn } from '#platform/shared/dates/moments';
import { createRecord } from '#platform/server/records/create-record';
import { resourceOf } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import { invalid, notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { keepLotCosts } from '#areas/inventario/server/keep-lot-costs';

/** Default days until the promised date of a draft; the user may change it. */
const DAYS = 15;

/**
 * Creates a draft for some lots about to expire.
 *
 * @throws Problem 404 for a lot out of reach; 422 for lots of several suppliers or warehouses, or without free pieces
 */
export const proponerCambio: OperationHandler<'proponerCambio', OperationContext> = async (
  { body: { loteIds } },
  { tx, actor },
) => {
  const ids = [...new Set(loteIds)];
  const lots = await tx
    .select({
      loteExpirarId: loteExpirar.loteExpirarId,
      libre: loteExpirar.libre,
      proveedorId: loteExpirar.proveedorId,
      almacenId: loteExpirar.almacenId,
    })
    .from(loteExpirar)
    .where(
      and(
        inArray(loteExpirar.loteExpirarId, ids),
        scopeCondition(resourceOf('lote-expirar'), 'propuesta-cambio.crear', actor),
        eq(loteExpirar.activo, true),
      ),
    )
    .orderBy(asc(loteExpirar.caducidad), asc(loteExpirar.loteExpirarId));
  const [first] = lots;
  if (!first || lots.length < ids.length) throw notFound();
  const at = (codigo: string, isWrong: (lot: (typeof lots)[number]) => boolean) =>
    lots.flatMap((lot) => issueAt(isWrong(lot), `loteIds.${loteIds.indexOf(lot.loteExpirarId)}`, codigo));
  const issues = [
    ...at(
      'CANJE_VARIOS_DESTINOS',
      ({ proveedorId, almacenId }) => proveedorId !== first.proveedorId || almacenId !== first.almacenId,
    ),
    ...at('CANJE_SIN_PIEZAS', ({ libre, proveedorId }) => (libre ?? 0) <= 0 || proveedorId === null),
  ];
  if (issues.length > 0) throw invalid(issues);
  const body = {
    proveedorId: first.proveedorId,
    almacenId: first.almacenId,
    tipo: 'MISMO_INSUMO',
    fechaCompromiso: addDays(todayIn(actor.timeZone, new Date()), DAYS),
    lineas: lots.map(({ loteExpirarId, libre }) => ({
      loteSaleId: loteExpirarId,
      cantidadSale: libre,
      cantidadEntra: libre,
    })),
  };
  const draft = await createRecord({ tx, actor, resource: resourceOf('propuesta-cambio'), body });
  return await keepLotCosts({ name: 'propuesta-cambio', lot: 'loteSaleId' }, draft, { tx, actor });
};
