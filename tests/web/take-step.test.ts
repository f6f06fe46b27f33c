import { expect, it } from 'vitest';
import { createTakeStep } from '#platform/web/client/take-step';
import type { HttpClient } from '#platform/web/client/http-client';

it('takes a step of a document by its name, with the body that the schema requires', async () => {
  const sent: { path: string; body: unknown; headers: Headers }[] = [];
  const http: HttpClient = async (path, request) => {
    sent.push({ path, body: JSON.parse(request?.body ?? 'null') as unknown, headers: new Headers(request?.headers) });
    return { status: 200, headers: new Headers(), body: '', json: { solicitudId: 7, estatus: 'AUTORIZADA' } };
  };
  const takeStep = createTakeStep(http, async () => ({ path: '/inventario/solicitud', key: 'solicitudId' }));
  const call = { id: 7, version: 3, idempotencyKey: 'k' };
  const document = await takeStep('solicitud', 'autorizar', {
    ...call,
    body: { lineas: [{ solicitudDetalleId: 1, cantidadAutorizada: 5 }] },
  });
  await takeStep('solicitud', 'iniciarSurtimiento', call);
  // @ts-expect-error: this step asks for the lines
  await takeStep('solicitud', 'autorizar', call);
  // @ts-expect-error: there is no such step
  await takeStep('solicitud', 'autorisar', call);
  expect(document.estatus).toBe('AUTORIZADA');
  expect(sent.slice(0, 2).map(({ path, body }) => [path, body])).toEqual([
    ['/inventario/solicitud/7/autorizar', { lineas: [{ solicitudDetalleId: 1, cantidadAutorizada: 5 }] }],
    ['/inventario/solicitud/7/iniciar-surtimiento', {}],
  ]);
  expect([sent[0]!.headers.get('if-match'), sent[0]!.headers.get('idempotency-key')]).toEqual(['"3"', 'k']);
});
