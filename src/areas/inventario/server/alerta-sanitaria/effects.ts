import { eq, sql } from 'drizzle-orm';
import { alertaSanitariaAlmacen, insumo } from '#generated/server/tables.gen';
import type { AlertaSanitaria } from '#generated/shared/types.gen';
import { recallFigures } from '#areas/inventario/shared/alerta-sanitaria/figures';
import { isInScope } from '#areas/inventario/shared/alerta-sanitaria/recall-scope';
import { similarNumbers } from '#areas/inventario/shared/alerta-sanitaria/similar-numbers';
import { changesAlong, type AskedStatus } from '#areas/inventario/shared/inventario/asked-status';
import { insertRows } from '#platform/server/db/insert-rows';
import { invalid, Problem } from '#platform/server/db/problem';
import type { Step } from '#platform/server/lifecycle/step';
import { stockDocument } from '../stock/post-stock';
import { changeStatuses, lockNetwork } from '../stock/network-lots';
import { knownNumbers, numbersOf, recallOf, trailOf } from '../stock/recalls';
import { notifyWarehouses } from '../stock/notify-warehouses';
import type { EffectsOf } from '#platform/server/entity/effects';
import { requireEvidence } from '../require-evidence';

type RecallStep = Step<AlertaSanitaria, unknown>;

/** Effects of a recall's steps. Each applies to the whole network at once, or to nothing. */
export const alertaSanitariaEffects: EffectsOf<'alerta-sanitaria'> = {
  emitir: async (step) => {
    const { tx, document } = step;
    const { insumoId, motivo, parecidosRevisados, proveedorId, marca } = document;
    const numbers = numbersOf(document);
    const network = await lockNetwork(tx, insumoId, { numbers }, step.now);
    // Serialises concurrent recalls of the same lot by its stock, so that the second sees the first.
    for (const numeroLote of numbers) {
      const other = await recallOf(tx, { insumoId, numeroLote, proveedorId, marca });
      if (other && other.alertaSanitariaId !== document.alertaSanitariaId)
        throw new Problem(409, 'ALERTA_VIGENTE', { params: { numeroLote, folio: other.folio } });
    }
    const similar = similarNumbers(numbers, await knownNumbers(tx, insumoId));
    if (similar.length > 0 && !parecidosRevisados)
      throw invalid([
        {
          campo: 'otrosNumeros',
          codigo: 'LOTES_PARECIDOS',
          params: { numeros: similar.map((each) => `«${each}»`).join(', ') },
        },
      ]);
    await changeAll(step, network, 'RETIRADO', motivo);
    return { ...(await listWarehouses(step)), numerosRevisados: [...similar] };
  },
  /** Adds later movements and notifies new warehouses; existing answers stay unchanged. */
  actualizar: (step) => listWarehouses(step),
  cerrar: async ({ tx, document }) => {
    await requireEvidence(tx, 'alerta-sanitaria', document.alertaSanitariaId);
    return {};
  },
  /** Releases all recalled lots of these numbers in the network, including those that a warehouse held itself. */
  levantar: async (step) => {
    const { insumoId, conclusion } = step.document;
    const network = await lockNetwork(step.tx, insumoId, { numbers: numbersOf(step.document) }, step.now);
    await changeAll(step, network, 'DISPONIBLE', conclusion ?? '');
    return {};
  },
};

async function changeAll(
  { tx, document, actor, now }: RecallStep,
  network: Awaited<ReturnType<typeof lockNetwork>>,
  estatus: AskedStatus,
  reason: string,
): Promise<void> {
  const { alertaSanitariaId, folio } = document;
  const named = numbersOf(document).map((numeroLote) => ({ numeroLote, estatus: 'RETIRADO' }) as const);
  await changeStatuses(
    tx,
    network,
    {
      estatus,
      // The ledger's field has at most three hundred characters.
      motivo: `${folio}: ${reason}`.slice(0, 300),
      concerns: (lot) => isInScope(document, lot) && named.some((each) => changesAlong(lot, each, estatus)),
      documentOf: () => stockDocument('ALERTA_SANITARIA', alertaSanitariaId, folio),
    },
    { actor, now },
  );
}

/** Stores the current and former places of the lot, notifies warehouses that have not answered, and returns the totals. */
async function listWarehouses({ tx, document, actor, now }: RecallStep): Promise<Partial<AlertaSanitaria>> {
  const { alertaSanitariaId, folio, insumoId, numeroLote } = document;
  const known = document.almacenes ?? [];
  const trail = await trailOf(tx, document);
  const stamps = { modificadoPor: actor.usuarioId, fechaModificacion: now };
  const fresh = trail.filter(({ almacenId }) => !known.some((line) => line.almacenId === almacenId));
  await insertRows(
    tx,
    alertaSanitariaAlmacen,
    fresh.map((line, index) => ({
      ...line,
      ...stamps,
      creadoPor: actor.usuarioId,
      fechaCreacion: now,
      alertaSanitariaId,
      orden: known.length + index,
    })),
  );
  await tx.execute(sql`
    update ${alertaSanitariaAlmacen} set recibidas = x.recibidas, existencia = x.existencia, en_camino = x."enCamino",
      entregadas = x.entregadas, enviadas = x.enviadas, telefono = x.telefono
    from jsonb_to_recordset(${JSON.stringify(trail)}::jsonb) as x("almacenId" bigint, telefono text, recibidas bigint, existencia bigint,
      "enCamino" bigint, entregadas bigint, enviadas bigint)
    where ${alertaSanitariaAlmacen.alertaSanitariaId} = ${alertaSanitariaId} and ${alertaSanitariaAlmacen.almacenId} = x."almacenId"`);
  const answered = new Map(known.map((line) => [line.almacenId, line.localizadas ?? null]));
  const lines = [
    ...trail.map((line) => ({ ...line, localizadas: answered.get(line.almacenId) ?? null })),
    ...known.filter(({ almacenId }) => !trail.some((line) => line.almacenId === almacenId)),
  ];
  const silent = lines.filter(({ localizadas }) => typeof localizadas !== 'number');
  const [supply] = await tx.select({ name: insumo.nombreGenerico }).from(insumo).where(eq(insumo.insumoId, insumoId));
  await notifyWarehouses(
    tx,
    new Map(
      silent.map(({ almacenId }) => [
        almacenId,
        {
          tipo: 'ALERTA_SANITARIA',
          severidad: 'CRITICA',
          folio: folio ?? String(alertaSanitariaId),
          detalle: `${supply?.name ?? ''} · ${numeroLote}`,
          ruta: `/alerta-sanitaria/${alertaSanitariaId}`,
          entidad: 'alerta-sanitaria',
          entidadId: alertaSanitariaId,
          requiereAccion: true,
          agrupador: `alerta-sanitaria/${alertaSanitariaId}`,
        },
      ]),
    ),
    actor,
  );
  return recallFigures(lines);
}
