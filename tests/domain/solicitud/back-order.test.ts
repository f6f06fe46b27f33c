import { describe, expect, it } from 'vitest';
import { solicitudResource } from '#generated/server/resources/solicitud.gen';
import { solicitudLifecycle } from '#generated/shared/lifecycles/solicitud.gen';
import type { Solicitud } from '#generated/shared/types.gen';
import { recordActions } from '#generated/web/solicitud/actions.gen';
import { solicitud as derivedOf } from '#areas/solicitudes/shared/solicitud/derived';
import { ARRIVED, backOrderOf, GIVEN_UP } from '#areas/solicitudes/shared/solicitud/back-order';
import { lackingOf } from '#areas/solicitudes/shared/solicitud/lacking';
import type { SolicitudLine } from '#areas/solicitudes/shared/solicitud/lines-of';

const line = (values: Partial<SolicitudLine>): SolicitudLine => ({
  solicitudDetalleId: 1,
  insumoId: 1,
  cantidadSolicitada: 10,
  estatusLinea: 'RECIBIDA',
  ...values,
});
const lot = (values: { cantidad: number; cantidadRetenida?: number }) => ({ loteId: 1, ...values });

describe('the shortfall of a request line', () => {
  it.each([
    ['what was authorised and did not come', { cantidadAutorizada: 10, cantidadRecibida: 7 }, 3],
    ['nothing where all came', { cantidadAutorizada: 10, cantidadRecibida: 10 }, 0],
    ['nothing where more came', { cantidadAutorizada: 10, cantidadRecibida: 12 }, 0],
    ['not what the reviewer cut', { cantidadAutorizada: 6, cantidadRecibida: 6 }, 0],
    ['nothing where the reviewer denied it', { cantidadAutorizada: 0, cantidadRecibida: 0 }, 0],
    ['nothing before it has arrived', { cantidadAutorizada: 10, cantidadSurtida: 4 }, 0],
    ['nothing where nobody authorised it', { cantidadRecibida: 4 }, 0],
  ])('is %s', (_, values, pieces) => expect(lackingOf(line(values))).toBe(pieces));

  it('is reduced by held pieces that were accepted, not by returned or lost ones', () => {
    const damaged = { cantidadAutorizada: 10, cantidadRecibida: 5, lotes: [lot({ cantidad: 9, cantidadRetenida: 4 })] };
    expect(lackingOf(line({ ...damaged }))).toBe(5);
    expect(lackingOf(line({ ...damaged, diferenciaResolucion: 'ACEPTADA' }))).toBe(1);
    expect(lackingOf(line({ ...damaged, diferenciaResolucion: 'REINGRESO' }))).toBe(5);
    expect(lackingOf(line({ ...damaged, diferenciaResolucion: 'MERMA_TRANSITO' }))).toBe(5);
  });

  it('is summed for the request; a surplus on one line offsets no other line', () => {
    const document = (lineas: SolicitudLine[]) => ({ lineas }) as Solicitud;
    const short = line({ cantidadAutorizada: 10, cantidadRecibida: 8 });
    const more = line({ cantidadAutorizada: 10, cantidadRecibida: 15 });
    expect(derivedOf(document([short, more, short]))).toMatchObject({
      piezasSinRecibir: 4,
      clavesIncompletas: 2,
    });
    expect(derivedOf(document([more]))).toMatchObject({ piezasSinRecibir: null, clavesIncompletas: null });
  });
});

describe('the schema of back-orders', () => {
  const states = Object.keys(solicitudLifecycle.states) as Solicitud['estatus'][];

  it('relates a request to its active back-orders, as the server does', () => {
    const told = solicitudResource.related?.find(({ name }) => name === 'pedidosPendiente')?.where?.['estatus'];
    expect(told).toEqual(states.filter((state) => !GIVEN_UP.includes(state)));
  });

  it('offers the button when the server would accept it', () => {
    const { when } = recordActions.find(({ name }) => name === 'solicitudPendiente')!;
    const lacking = { piezasSinRecibir: 3, pedidosPendiente: [] };
    expect(states.filter((estatus) => when!({ ...lacking, estatus }))).toEqual(ARRIVED);
    expect(when!({ ...lacking, estatus: 'CERRADA', piezasSinRecibir: null })).toBe(false);
    expect(when!({ ...lacking, estatus: 'CERRADA', pedidosPendiente: [{ solicitudId: 1 }] })).toBe(false);
  });
});

describe('the back-order of a request', () => {
  const origin = {
    tipo: 'COLECTIVO',
    almacenSolicitanteId: 5,
    almacenSurtidorId: 6,
    urgente: true,
    aceptaSustitutos: false,
    justificacion: null,
    lineas: [
      line({ insumoId: 1, cantidadAutorizada: 10, cantidadRecibida: 4, observaciones: 'En frasco' }),
      line({ insumoId: 2, cantidadAutorizada: 10, cantidadRecibida: 10 }),
      line({ insumoId: 3, cantidadAutorizada: 8, cantidadRecibida: 0 }),
    ],
  } as const satisfies Parameters<typeof backOrderOf>[0];
  const all = new Set([1, 2, 3]);

  it('has a line for each supply not received in full, between the same two warehouses', () => {
    expect(backOrderOf(origin, 'Pendiente de la solicitud 7.', all)).toEqual({
      tipo: 'COLECTIVO',
      almacenSolicitanteId: 5,
      almacenSurtidorId: 6,
      urgente: true,
      aceptaSustitutos: false,
      justificacion: 'Pendiente de la solicitud 7.',
      lineas: [
        { insumoId: 1, cantidadSolicitada: 6, observaciones: 'En frasco' },
        { insumoId: 3, cantidadSolicitada: 8, observaciones: null },
      ],
    });
  });

  it('leaves out supplies that can no longer be requested', () => {
    expect(backOrderOf(origin, '', new Set([2, 3])).lineas.map(({ insumoId }) => insumoId)).toEqual([3]);
  });

  it.each([
    ['ORDINARIA', 'EXTRAORDINARIA'],
    ['MANUAL', 'EXTRAORDINARIA'],
    ['REDISTRIBUCION', 'EXTRAORDINARIA'],
    ['EXTRAORDINARIA', 'EXTRAORDINARIA'],
    ['REPOSICION_FONDO_FIJO', 'REPOSICION_FONDO_FIJO'],
    ['PROGRAMA', 'PROGRAMA'],
  ] as const)('turns type %s into %s', (tipo, becomes) => {
    expect(backOrderOf({ ...origin, tipo }, '', all).tipo).toBe(becomes);
  });

  it('puts its reason before the original justification, within the limit', () => {
    const { justificacion } = backOrderOf({ ...origin, justificacion: 'x'.repeat(500) }, 'Pendiente.', all);
    expect(justificacion).toMatch(/^Pendiente\. x+$/);
    expect(justificacion).toHaveLength(500);
  });
});
