import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insumo, solicitud } from '#generated/server/tables.gen';
import type { Solicitud } from '#generated/shared/types.gen';
import { BOTH_ENGINES, startApp, type Client, type TestApp } from '../support/server/app';
import { refusalOf } from '../support/server/refusal';
import {
  countedLots,
  doStep,
  linesBy,
  photograph,
  REQUESTS,
  requestsOf,
  type Request,
} from '../support/server/requests';
import { seedWarehouses, type Warehouses } from '../support/server/warehouses';

describe.each(BOTH_ENGINES)('the shortfall of a request on %s', (engine) => {
  let test: TestApp;
  let places: Warehouses;
  let requests: ReturnType<typeof requestsOf>;
  let asker: Client;
  let office: Client;
  let supplier: Client;
  let su: Client;

  beforeAll(async () => {
    test = await startApp(engine);
    places = await seedWarehouses(test);
    [asker, office, supplier, su] = (await Promise.all(
      (['Almacen-unidad', 'Oficina-central', 'Almacen-estatal', 'SUPERUSUARIO'] as const).map((profile) =>
        test.as(profile),
      ),
    )) as [Client, Client, Client, Client];
    requests = requestsOf(places, { asker, office, supplier });
  });
  afterAll(() => test.stop());

  /** Creates a request for 10, 6 and 4 pieces that received these amounts. */
  const arrived = async (amounts: readonly [number, number, number]) => {
    const sent = await requests.shipped([10, 6, 4]);
    return doStep(
      asker,
      sent,
      'recibir',
      linesBy(sent, (line, index) => {
        const cantidadRecibida = amounts[index]!;
        const missing = [10, 6, 4][index]! - cantidadRecibida;
        return {
          cantidadRecibida,
          ...(missing > 0 ? { ...countedLots(line, missing), diferenciaTipo: 'FALTANTE' } : {}),
        };
      }),
    );
  };
  const at = (id: number) => `${REQUESTS}/${id}`;
  const ask = (client: Client, { solicitudId }: Pick<Request, 'solicitudId'>) =>
    client('POST', `${at(solicitudId)}/pendiente`);
  const asked = async (client: Client, origin: Pick<Request, 'solicitudId'>) => {
    const answer = await ask(client, origin);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body as Solicitud & Request;
  };
  const read = async ({ solicitudId }: Pick<Request, 'solicitudId'>) =>
    (await asker('GET', at(solicitudId))).body as Solicitud & Request;
  const setType = (id: number, values: Partial<typeof solicitud.$inferInsert>) =>
    test.database.orm.update(solicitud).set(values).where(eq(solicitud.solicitudId, id));

  it('is counted line by line, and requested by a draft between the same two warehouses', async () => {
    const origin = await read(await arrived([7, 6, 0]));
    expect(origin).toMatchObject({
      estatus: 'RECIBIDA_CON_DIFERENCIAS',
      piezasSinRecibir: 7,
      clavesIncompletas: 2,
      pedidosPendiente: [],
    });
    const draft = await asked(asker, origin);
    expect(draft).toMatchObject({
      estatus: 'BORRADOR',
      folio: null,
      tipo: 'COLECTIVO',
      almacenSolicitanteId: places.solicitanteId,
      almacenSurtidorId: places.surtidorId,
      solicitudOrigenId: origin.solicitudId,
      solicitudOrigenNombre: origin.folio,
      justificacion: `Pendiente de la solicitud ${origin.folio}.`,
      lineas: [
        { insumoId: places.insumoIds[0], cantidadSolicitada: 3, cantidadAutorizada: null },
        { insumoId: places.insumoIds[2], cantidadSolicitada: 4 },
      ],
    });
    expect(await read(origin)).toMatchObject({
      pedidosPendiente: [{ solicitudId: draft.solicitudId, folio: null, estatus: 'BORRADOR' }],
    });
    // The back-order takes the same steps as any request, and its own shortfall is counted separately.
    const sent = await doStep(asker, draft, 'enviar');
    expect(sent.folio).toMatch(/^SOL-/);
    expect(await read(sent)).toMatchObject({ piezasSinRecibir: null, clavesIncompletas: null });
  });

  it('is requested once, until that request is cancelled or rejected', async () => {
    const origin = await arrived([9, 6, 4]);
    const first = await asked(asker, origin);
    const again = await ask(su, origin);
    expect(refusalOf(again)).toEqual([409, 'PENDIENTE_PEDIDO']);
    expect(again.body).toMatchObject({
      mensaje: `Lo pendiente ya se pidió en la solicitud #${first.solicitudId}.`,
      solicitudId: first.solicitudId,
    });
    const sent = await doStep(asker, first, 'enviar');
    expect((await ask(asker, origin)).body).toMatchObject({
      mensaje: `Lo pendiente ya se pidió en la solicitud ${sent.folio}.`,
    });
    await doStep(asker, sent, 'cancelar', { motivo: 'Se pidió en otro lugar' });
    const second = await doStep(asker, await asked(asker, origin), 'enviar');
    const taken = await doStep(office, second, 'tomar');
    await doStep(office, taken, 'rechazar', { motivo: 'No hay existencia en la red' });
    expect(await read(origin)).toMatchObject({ piezasSinRecibir: 1, pedidosPendiente: [] });
    await asked(asker, origin);
  });

  it('is requested once under concurrent requests', async () => {
    const origin = await arrived([0, 0, 4]);
    const answers = await Promise.all([asker, su, asker, su].map((client) => ask(client, origin)));
    const codes = answers.map((answer) => (answer.status < 300 ? 'made' : String(refusalOf(answer)[1])));
    expect(codes.toSorted()).toEqual(['PENDIENTE_PEDIDO', 'PENDIENTE_PEDIDO', 'PENDIENTE_PEDIDO', 'made']);
    const { pedidosPendiente } = await read(origin);
    expect(pedidosPendiente).toHaveLength(1);
    // The other requests receive the id of the existing one.
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ solicitudId: pedidosPendiente![0]!.solicitudId });
  });

  it('is not restored beside another one', async () => {
    const origin = await arrived([5, 6, 4]);
    const first = await asked(asker, origin);
    const headers = { 'if-match': `"${first.version}"` };
    expect((await asker('DELETE', at(first.solicitudId), { headers })).status).toBeLessThan(300);
    const second = await asked(asker, origin);
    const { version } = await read(first);
    const back = () =>
      asker('PUT', at(first.solicitudId), {
        body: { ...first, version, activo: true },
        headers: { 'if-match': `"${version}"` },
      });
    expect(refusalOf(await back())).toEqual([409, 'PENDIENTE_PEDIDO']);
    const many = await asker('POST', `${REQUESTS}/lote`, {
      body: { accion: 'reactivar', registros: [{ id: first.solicitudId, version }] },
    });
    expect(many.body).toMatchObject({ resultados: [{ codigo: 'PENDIENTE_PEDIDO' }] });
    await doStep(asker, second, 'cancelar', { motivo: 'Se pidió en otro lugar' });
    expect((await back()).status).toBe(200);
    expect(refusalOf(await ask(asker, origin))).toEqual([409, 'PENDIENTE_PEDIDO']);
  });

  it('is empty when all arrived, or before the arrival', async () => {
    const whole = await arrived([10, 6, 4]);
    expect(await read(whole)).toMatchObject({ piezasSinRecibir: null, clavesIncompletas: null });
    expect(refusalOf(await ask(asker, whole))).toEqual([409, 'NADA_PENDIENTE']);
    const shipped = await requests.shipped([10, 6]);
    expect(refusalOf(await ask(asker, shipped))).toEqual([409, 'TRANSICION_INVALIDA']);
    expect(await read(shipped)).toMatchObject({ piezasSinRecibir: null });
  });

  it('leaves out supplies that are no longer in the catalogue', async () => {
    const origin = await arrived([10, 1, 1]);
    const [, second, third] = places.insumoIds;
    const use = (insumoId: number, activo: boolean) =>
      test.database.orm.update(insumo).set({ activo }).where(eq(insumo.insumoId, insumoId));
    await use(second, false);
    await use(third, false);
    expect(refusalOf(await ask(asker, origin))).toEqual([409, 'NADA_PENDIENTE']);
    await use(third, true);
    expect((await asked(asker, origin)).lineas).toMatchObject([{ insumoId: third, cantidadSolicitada: 3 }]);
    await use(second, true);
  });

  it('becomes an extraordinary request when the original was regular, manual or suggested', async () => {
    for (const tipo of ['ORDINARIA', 'MANUAL', 'REDISTRIBUCION'] as const) {
      const origin = await arrived([9, 6, 4]);
      await setType(origin.solicitudId, {
        tipo,
        justificacion: 'Es para la campaña.',
        urgente: true,
        ...(tipo === 'ORDINARIA' ? { periodo: { mes: 'MARZO', anio: 2026 } } : {}),
      });
      const draft = await asked(asker, origin);
      expect(draft).toMatchObject({
        tipo: 'EXTRAORDINARIA',
        urgente: true,
        periodo: null,
        justificacion: `Pendiente de la solicitud ${origin.folio}. Es para la campaña.`,
      });
      await doStep(asker, draft, 'enviar');
      await setType(origin.solicitudId, { tipo: 'COLECTIVO', periodo: null });
    }
  });

  it('is requested only by its warehouse; a repeated request has the first answer', async () => {
    const origin = await arrived([9, 6, 4]);
    expect(refusalOf(await ask(supplier, origin))).toEqual([403, 'FUERA_DE_ALCANCE_PARTE']);
    expect(refusalOf(await ask(await test.as('Farmacia'), origin))[0]).toBe(404);
    const headers = { 'idempotency-key': '5b0ae6ee-2b9c-4c2e-9f0a-0f6d1a9d2f11' };
    const path = `${at(origin.solicitudId)}/pendiente`;
    const [one, other] = [await asker('POST', path, { headers }), await asker('POST', path, { headers })];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body).toEqual(one.body);
  });

  it('is reduced by damaged pieces that were accepted', async () => {
    const sent = await requests.shipped([10]);
    const got = await doStep(asker, sent, 'recibir', {
      ...(await photograph(asker)),
      ...linesBy(sent, (line) => ({
        cantidadRecibida: 4,
        ...countedLots(line, 0, 6),
        diferenciaTipo: 'DANADO',
        diferenciaNota: 'Cajas golpeadas',
      })),
    });
    expect(await read(got)).toMatchObject({ piezasSinRecibir: 6 });
    await doStep(
      supplier,
      got,
      'resolver-diferencia',
      linesBy(got, () => ({ diferenciaResolucion: 'ACEPTADA' })),
    );
    expect(await read(got)).toMatchObject({ estatus: 'CERRADA', piezasSinRecibir: null });
    expect(refusalOf(await ask(asker, got))).toEqual([409, 'NADA_PENDIENTE']);
  });
});
