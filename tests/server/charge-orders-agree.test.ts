import type { OrdenCargo } from '#generated/shared/types.gen';
import type { Whole } from '../support/server/whole';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as tables from '#generated/server/tables.gen';
import { stockFaults } from '#areas/inventario/server/stock/stock-faults';
import { ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { seedWard, type Ward } from '../support/server/ward';
import { enter } from '../support/server/warehouses';

type Order = Whole<OrdenCargo>;

const PATH = '/api/pacientes/orden-cargo';
const COUNTER = '/api/inventario/orden-cargo';
const RETURNS = '/api/pacientes/devolucion-orden-cargo';
const STAYS = '/api/pacientes/hospitalizacion';

/** Number of sequences: `CHARGE_SEQUENCES=300` runs 300, `TEST_ALL=1` (`npm test -- --all`) 40. `CHARGE_SEED=1` repeats the same ones. */
const SEQUENCES = Number(process.env['CHARGE_SEQUENCES'] ?? (process.env['TEST_ALL'] ? 40 : 10));
/** A sequence takes a second, or three seconds under other load. */
const MAX_MS = 60_000 + SEQUENCES * 10_000;

const actions = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'next',
      'next',
      'next',
      'next',
      'next',
      'next',
      'next',
      'ask',
      'urgent',
      'authorise',
      'reject',
      'take',
      'putBack',
      'hand',
      'part',
      'receive',
      'giveBack',
      'accept',
      'refuse',
      'cancel',
      'leave',
    ),
    which: fc.nat(3),
    pieces: fc.integer({ min: 0, max: 4 }),
  }),
  { minLength: 12, maxLength: 22 },
);

/** An order that takes all steps, because random sequences might never do so. */
const WHOLE_WAY = [...Array.from({ length: 6 }, () => 'next' as const), 'accept' as const].map((kind) => ({
  kind,
  which: 0,
  pieces: 1,
}));

const NEXT: Readonly<Record<string, string>> = {
  PENDIENTE_AUTORIZAR: 'authorise',
  AUTORIZADA: 'take',
  EN_SURTIMIENTO: 'hand',
  SURTIDA: 'receive',
  SURTIDA_PARCIAL: 'receive',
  RECIBIDA: 'giveBack',
};

describe.each(ENGINES)('ledger, charges and stays on %s', (engine) => {
  let test: TestApp;
  let ward: Ward;
  beforeAll(async () => {
    test = await startApp(engine);
    ward = await seedWard(test);
    for (const insumoId of [ward.insumos.paracetamol, ward.insumos.enalapril])
      for (const [numeroLote, cantidad, caducidad] of [
        ['A', 30, '2089-01-31'],
        ['B', 40, '2090-01-31'],
      ] as const)
        await enter(test, [
          {
            almacenId: ward.almacenId,
            insumoId,
            numeroLote,
            cantidad: cantidad * Math.ceil(SEQUENCES / 10),
            caducidad,
          },
        ]);
  });
  afterAll(() => test.stop());

  const step = async (client: Client, path: string, id: number, name: string, body: object) =>
    client('POST', `${path}/${id}/${name}`, {
      headers: { 'if-match': (await ward.chief('GET', `${path}/${id}`)).headers['etag'] ?? '' },
      body,
    });

  it('agree after any sequence of orders, differences, returns and discharges', { timeout: MAX_MS }, async () => {
    const statuses = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(actions, async (sequence) => {
        const stay = await ward.admit();
        const ids: number[] = [];
        const orderOf = async (which: number): Promise<Order | null> =>
          ids.length === 0 ? null : ((await ward.chief('GET', `${PATH}/${ids[which % ids.length]}`)).body as Order);
        for (const { kind: drawn, which, pieces } of sequence) {
          const order = await orderOf(which);
          // Half of the actions are the regular next step, because otherwise few orders would advance.
          const kind = drawn === 'next' ? (NEXT[order?.estatus ?? ''] ?? 'ask') : drawn;
          let status = 0;
          if (kind === 'ask' || kind === 'urgent') {
            const answer = await ward.nurse('POST', PATH, {
              body: {
                hospitalizacionId: stay,
                ...(kind === 'urgent' ? { tipo: 'URGENTE', motivoUrgencia: 'Dolor' } : { tipo: 'ORDINARIA' }),
                enviar: which !== 3,
                lineas: [
                  { insumoId: ward.insumos.paracetamol, cantidadSolicitada: pieces + 1 },
                  { insumoId: ward.insumos.enalapril, cantidadSolicitada: which + 1 },
                ],
              },
            });
            status = answer.status;
            if (status === 201) ids.push((answer.body as Order).ordenCargoId);
          } else if (kind === 'leave') {
            status = (
              await step(ward.doctor, STAYS, stay, 'alta-directa', {
                motivoEgreso: 'FUGA',
                motivo: 'No está en su cama',
              })
            ).status;
          } else if (order) {
            const id = order.ordenCargoId;
            if (kind === 'authorise')
              status = (
                await step(ward.chief, PATH, id, 'autorizar', {
                  observacionAutorizacion: 'Se ajusta',
                  lineas: order.lineas.map((line) => ({
                    insumoOrdenCargoId: line.insumoOrdenCargoId,
                    cantidadAutorizada: Math.max(1, line.cantidadSolicitada - (pieces % 2)),
                  })),
                })
              ).status;
            else if (kind === 'reject')
              status = (await step(ward.chief, PATH, id, 'rechazar', { motivo: 'No procede ahora' })).status;
            else if (kind === 'cancel')
              status = (await step(ward.chief, PATH, id, 'cancelar', { motivo: 'Ya no se necesita' })).status;
            else if (kind === 'take')
              status = (await ward.pharmacist('POST', `${COUNTER}/tomar`, { body: { ordenCargoId: id } })).status;
            else if (kind === 'putBack')
              status = (await ward.pharmacist('POST', `${COUNTER}/soltar`, { body: { ordenCargoId: id } })).status;
            else if (kind === 'hand' || kind === 'part')
              status = (
                await ward.pharmacist('PUT', `${COUNTER}/surtir/insumo-orden-cargo`, {
                  body: {
                    ordenCargoId: id,
                    finalizar: kind === 'hand',
                    lineas: order.lineas.map(({ insumoOrdenCargoId, apartados }, index) => ({
                      insumoOrdenCargoId,
                      motivoNoSurtidoId: ward.motivoNoSurtidoId,
                      lotes: (apartados ?? []).slice(0, 1).map(({ loteId, cantidad }) => ({
                        loteId,
                        cantidad: Math.max(1, cantidad - (index === 0 ? pieces % 2 : 0)),
                      })),
                    })),
                  },
                })
              ).status;
            else if (kind === 'receive')
              status = (
                await ward.nurse('POST', `${COUNTER}/recepcion`, {
                  body: {
                    ordenCargoId: id,
                    lineas: order.lineas.map(({ insumoOrdenCargoId, lotes }, index) => ({
                      insumoOrdenCargoId,
                      diferencia: pieces === 4 ? 'DANADO' : 'FALTANTE',
                      lotes: (lotes ?? [])
                        .filter(({ cantidadRecibida }) => cantidadRecibida === null)
                        .map(({ loteId, cantidad }) => ({
                          loteId,
                          cantidadRecibida: Math.max(0, cantidad - (index === 0 && pieces > 2 ? 1 : 0)),
                        })),
                    })),
                  },
                })
              ).status;
            else if (kind === 'giveBack') {
              const [line] = order.lineas;
              const [lot] = line?.lotes ?? [];
              if (lot)
                status = (
                  await ward.nurse('POST', `${PATH}/${id}/devolver`, {
                    body: {
                      motivo: 'No se usó',
                      lineas: [
                        {
                          insumoOrdenCargoId: line!.insumoOrdenCargoId,
                          loteId: lot.loteId,
                          cantidad: Math.max(1, pieces),
                          condicion: which === 1 ? 'ABIERTO' : 'INTEGRO',
                        },
                      ],
                    },
                  })
                ).status;
            } else {
              const [waiting] = await test.database.orm
                .select({ id: tables.devolucionOrdenCargo.devolucionOrdenCargoId })
                .from(tables.devolucionOrdenCargo)
                .where(
                  and(
                    eq(tables.devolucionOrdenCargo.ordenCargoId, id),
                    eq(tables.devolucionOrdenCargo.estatus, 'SOLICITADA'),
                  ),
                );
              if (waiting)
                status = (
                  await step(
                    ward.pharmacist,
                    RETURNS,
                    waiting.id,
                    kind === 'accept' ? 'aceptar' : 'rechazar',
                    kind === 'accept' ? {} : { motivoResolucion: 'No está en el almacén' },
                  )
                ).status;
            }
          }
          const told = `${kind} ${status}`;
          statuses.set(told, (statuses.get(told) ?? 0) + 1);
          expect(status, kind).toBeLessThan(500);
        }
        await agree(stay, ids);
      }),
      {
        numRuns: SEQUENCES,
        examples: [[WHOLE_WAY]],
        endOnFailure: true,
        ...(process.env['CHARGE_SEED'] ? { seed: Number(process.env['CHARGE_SEED']) } : {}),
      },
    );
    if (SEQUENCES > 10) console.log(SEQUENCES, 'sequences:', JSON.stringify(Object.fromEntries(statuses)));
    // Each operation also succeeded at least once.
    for (const done of [
      'ask 201',
      'authorise 200',
      'take 200',
      'hand 200',
      'receive 200',
      'giveBack 201',
      'accept 200',
    ])
      expect([...statuses.keys()]).toContain(done);
  });

  async function agree(stay: number, ids: readonly number[]): Promise<void> {
    const { orm } = test.database;
    expect(await stockFaults(orm)).toEqual([]);
    const orders = await Promise.all(ids.map(async (id) => (await ward.chief('GET', `${PATH}/${id}`)).body as Order));
    const charges = (await ward.chief('GET', `${PATH}/cargos?hospitalizacionId=${stay}`)).body as {
      importeAcumulado: number;
      ordenesAbiertas: number;
    };
    expect(charges.importeAcumulado).toBeCloseTo(
      orders.reduce((sum, { importeTotal }) => sum + importeTotal!, 0),
      2,
    );
    for (const order of orders) {
      const lots = order.lineas.flatMap(({ lotes }) => lotes ?? []);
      const charged = lots.reduce(
        (sum, lot) =>
          sum + ((lot.cantidadRecibida ?? lot.cantidad) - (lot.cantidadAcreditada ?? 0)) * lot.costoUnitario!,
        0,
      );
      expect(order.importeTotal).toBeCloseTo(charged, 2);
      const moved = await orm
        .select()
        .from(tables.kardex)
        .where(and(eq(tables.kardex.documentoTipo, 'ORDEN_CARGO'), eq(tables.kardex.documentoId, order.ordenCargoId)));
      const out = moved.reduce((sum, { salida }) => sum + salida, 0);
      const back = moved.reduce((sum, { entrada }) => sum + entrada, 0);
      expect(out).toBe(lots.reduce((sum, { cantidad }) => sum + cantidad, 0));
      const accepted = await orm
        .select({ pieces: tables.devolucionOrdenCargo.piezas })
        .from(tables.devolucionOrdenCargo)
        .where(
          and(
            eq(tables.devolucionOrdenCargo.ordenCargoId, order.ordenCargoId),
            eq(tables.devolucionOrdenCargo.estatus, 'ACEPTADA'),
          ),
        );
      expect(back).toBe(accepted.reduce((sum, { pieces }) => sum + (pieces ?? 0), 0));
    }
    const idle = orders.filter(({ estatus }) => estatus !== 'EN_SURTIMIENTO');
    expect(idle.flatMap(({ lineas }) => lineas.flatMap(({ apartados }) => apartados ?? []))).toEqual([]);
    const kept = orders.flatMap(({ lineas }) => lineas.flatMap(({ apartados }) => apartados ?? []));
    const [row] = await orm
      .select({ estatus: tables.hospitalizacion.estatus })
      .from(tables.hospitalizacion)
      .where(eq(tables.hospitalizacion.hospitalizacionId, stay));
    // A discharged patient has no open orders and no reserved pieces.
    const openAfterLeaving = row!.estatus === 'ALTA' ? [charges.ordenesAbiertas, kept] : [0, []];
    expect(openAfterLeaving).toEqual([0, []]);
    const reserved = await orm
      .select({ loteId: tables.lote.loteId, reservada: tables.lote.reservada })
      .from(tables.lote)
      .where(inArray(tables.lote.loteId, [...kept.map(({ loteId }) => loteId), 0]));
    for (const { loteId, reservada } of reserved)
      expect(reservada).toBeGreaterThanOrEqual(
        kept.filter((lot) => lot.loteId === loteId).reduce((sum, { cantidad }) => sum + cantidad, 0),
      );
  }
});
