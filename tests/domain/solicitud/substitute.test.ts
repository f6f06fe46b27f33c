import { describe, expect, it } from 'vitest';
import type { Solicitud } from '#generated/shared/types.gen';
import { solicitud as derivedOf } from '#areas/solicitudes/shared/solicitud/derived';
import { solicitudAutorizar } from '#areas/solicitudes/shared/solicitud/guard-autorizar';
import { backOrderOf } from '#areas/solicitudes/shared/solicitud/back-order';
import type { SolicitudLine } from '#areas/solicitudes/shared/solicitud/lines-of';
import {
  askedSupply,
  whyNotInPlaceOf,
  withSubstitute,
  type ReplaceableSupply,
} from '#areas/catalogos/shared/solicitud/substitute';

const line = (values: Partial<SolicitudLine>): SolicitudLine => ({
  solicitudDetalleId: 1,
  insumoId: 1,
  cantidadSolicitada: 10,
  cantidadAutorizada: 10,
  estatusLinea: 'PENDIENTE',
  ...values,
});
const supply = (insumoId: number, values: Partial<ReplaceableSupply> = {}): ReplaceableSupply => ({
  insumoId,
  sustitutoIds: [1, 2, 3].filter((other) => other !== insumoId),
  fraccion: 'IV',
  redFria: false,
  ...values,
});
const context = { today: '2026-03-10', now: '2026-03-10T12:00:00Z', usuarioId: 1 };

describe('a line for which a substitute was chosen', () => {
  it('has the substitute as supply, and retains the requested one', () => {
    const replaced = withSubstitute(line({ sustitutoInsumoId: 2, existenciaActual: 4 }));
    expect(replaced).toMatchObject({
      insumoId: 2,
      insumoSolicitadoId: 1,
      sustitutoInsumoId: null,
      existenciaActual: 4,
      cantidadSolicitada: 10,
    });
    expect([askedSupply(replaced), askedSupply(line({}))]).toEqual([1, 1]);
    const whole = line({ sustitutoInsumoId: null });
    expect(withSubstitute(whole)).toBe(whole);
  });

  it.each([
    ['as it was authorised', {}, 'SUSTITUIDA'],
    ['with another amount', { cantidadAutorizada: 8 }, 'SUSTITUIDA'],
    ['once it is picked', { cantidadSurtida: 10 }, 'SURTIDA'],
    ['once part of it is picked', { cantidadSurtida: 3 }, 'PARCIAL'],
    ['once it has arrived', { cantidadSurtida: 10, cantidadRecibida: 10 }, 'RECIBIDA'],
  ])('has the state replaced until it is picked: %s', (_, values, status) => {
    const document = { lineas: [line({ insumoId: 2, insumoSolicitadoId: 1, ...values })] } as Solicitud;
    expect(derivedOf(document).lineas).toMatchObject([{ estatusLinea: status }]);
  });

  it('lacks the original supply, and its back-order accepts substitutes as the request does', () => {
    const short = { cantidadSurtida: 6, cantidadRecibida: 6 };
    const origin = {
      tipo: 'COLECTIVO',
      aceptaSustitutos: true,
      lineas: [line({ insumoId: 2, insumoSolicitadoId: 1, ...short }), line({ insumoId: 4, ...short })],
    } as Solicitud;
    expect(backOrderOf(origin, 'Pendiente.', new Set([1, 4]))).toMatchObject({
      aceptaSustitutos: true,
      lineas: [
        { insumoId: 1, cantidadSolicitada: 4 },
        { insumoId: 4, cantidadSolicitada: 4 },
      ],
    });
    expect(backOrderOf(origin, 'Pendiente.', new Set([2])).lineas).toEqual([]);
  });
});

describe('the authoriser', () => {
  const faults = (lineas: SolicitudLine[], aceptaSustitutos: boolean | null = true) =>
    solicitudAutorizar({ aceptaSustitutos, lineas } as Solicitud, {} as never, context).map(
      ({ campo, codigo }) => `${campo} ${codigo}`,
    );

  it('may choose a substitute when the request accepts them', () => {
    expect(faults([line({ sustitutoInsumoId: 2 })])).toEqual([]);
    for (const accepts of [false, null])
      expect(faults([line({ sustitutoInsumoId: 2 })], accepts)).toEqual([
        'lineas.0.sustitutoInsumoId SUSTITUTO_NO_ACEPTADO',
      ]);
    expect(faults([line({})], false)).toEqual([]);
  });

  it.each([
    ['what another line asks for', [{ sustitutoInsumoId: 2 }, { insumoId: 2 }], [0]],
    [
      'what another line asked for, which is replaced itself',
      [{ sustitutoInsumoId: 2 }, { insumoId: 2, sustitutoInsumoId: 3 }],
      [0],
    ],
    ['itself', [{ sustitutoInsumoId: 1 }], [0]],
    ['one supply in two lines', [{ sustitutoInsumoId: 3 }, { insumoId: 2, sustitutoInsumoId: 3 }], [0, 1]],
  ])('cannot choose as a substitute %s', (_, lines, wrong) => {
    expect(faults(lines.map((values) => line(values)))).toEqual(
      wrong.map((index) => `lineas.${index}.sustitutoInsumoId SUSTITUTO_REPETIDO`),
    );
  });

  it('cannot replace a denied line, and needs a reason for another amount', () => {
    const denied = { sustitutoInsumoId: 2, cantidadAutorizada: 0, motivoModificacion: 'No hay' };
    expect(faults([line(denied), line({ insumoId: 5 })])).toEqual([
      'lineas.0.sustitutoInsumoId SUSTITUTO_SIN_CANTIDAD',
    ]);
    expect(faults([line({ sustitutoInsumoId: 2, cantidadAutorizada: 5 })])).toEqual([
      'lineas.0.motivoModificacion MOTIVO_CAMBIO',
    ]);
  });
});

describe('the choice of a substitute', () => {
  it.each([
    ['an equivalent', supply(1), supply(2), null],
    ['something else', supply(1, { sustitutoIds: [3] }), supply(2), 'SUSTITUTO_NO_EQUIVALENTE'],
    ['anything for what has no substitutes', supply(1, { sustitutoIds: null }), supply(2), 'SUSTITUTO_NO_EQUIVALENTE'],
    ['what is controlled for what is not', supply(1), supply(2, { fraccion: 'II' }), 'SUSTITUTO_MAS_CUIDADO'],
    ['what is controlled for what is, too', supply(1, { fraccion: 'III' }), supply(2, { fraccion: 'II' }), null],
    ['what needs the cold for what does not', supply(1), supply(2, { redFria: true }), 'SUSTITUTO_MAS_CUIDADO'],
    ['what needs no cold for what does', supply(1, { redFria: true }), supply(2), null],
  ])('%s', (_, asked, substitute, why) => expect(whyNotInPlaceOf(asked, substitute)).toBe(why));
});

describe('the picked share of a request', () => {
  it.each([
    [[10], [10], 100],
    [[3, 4], [3, 0], 42.86],
    [[8], [null], null],
    [[10], [0], 0],
  ])('is, for %j picked as %j, %s per cent', (asked, picked, share) => {
    const document = {
      lineas: asked.map((cantidadSolicitada, index) => line({ cantidadSolicitada, cantidadSurtida: picked[index]! })),
    } as Solicitud;
    expect(derivedOf(document)).toMatchObject({ porcentajePiezas: share });
  });
});
