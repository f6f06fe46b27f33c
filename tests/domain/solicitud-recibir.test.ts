import { describe, expect, it } from 'vitest';
import { solicitudRecibir } from '#areas/solicitudes/shared/solicitud/guard-recibir';
import { arrivalIssues } from '#areas/solicitudes/shared/solicitud/arrival-issues';
import { countedLots } from '#areas/inventario/shared/inventario/shipped-lot';

const CONTEXT = { today: '2026-03-10', now: new Date('2026-03-10T12:00:00Z'), usuarioId: 1 };
const lot = (loteId: number, cantidad: number, arrived: object = {}) => ({ loteId, cantidad, ...arrived });
const got = (cantidadRecibida: number, cantidadRetenida = 0) => ({ cantidadRecibida, cantidadRetenida });
/** Returns the refusals of the step: those of the guard, or those of the lots if the guard has none. */
const issues = (line: object, head: object = {}) => {
  const document = { ...head, lineas: [{ cantidadSurtida: 10, ...line }] };
  const refused = solicitudRecibir(document as never, undefined as never, CONTEXT as never);
  const found = refused.length > 0 ? refused : arrivalIssues(document.lineas[0] as never, 'lineas.0.');
  return found.map(({ campo, codigo }) => `${campo} ${codigo}`);
};
const TWO = [lot(1, 6), lot(2, 4)];
const PHOTO = { evidenciaDanoId: 'a1b2' };

describe('the arrival of a shipment', () => {
  it.each([
    ['as it was sent, without a word about its lots', { cantidadRecibida: 10, lotes: TWO }, {}, []],
    ['not at all', { cantidadRecibida: 0, lotes: TWO, diferenciaTipo: 'FALTANTE' }, {}, []],
    ['short, of one lot alone', { cantidadRecibida: 8, lotes: [lot(1, 10)], diferenciaTipo: 'FALTANTE' }, {}, []],
    [
      'short, and nobody says of which lot',
      { cantidadRecibida: 8, lotes: TWO, diferenciaTipo: 'FALTANTE' },
      {},
      ['lineas.0.lotes LOTES_POR_CONTAR'],
    ],
    [
      'short by lot',
      { cantidadRecibida: 8, lotes: [lot(1, 6, got(6)), lot(2, 4, got(2))], diferenciaTipo: 'FALTANTE' },
      {},
      [],
    ],
    [
      'in lots that do not add up',
      { cantidadRecibida: 8, lotes: [lot(1, 6, got(6)), lot(2, 4, got(4))], diferenciaTipo: 'FALTANTE' },
      {},
      ['lineas.0.lotes LOTES_NO_SUMAN'],
    ],
    [
      'as many as were sent, but more of one lot and fewer of another',
      { cantidadRecibida: 10, lotes: [lot(1, 6, got(7)), lot(2, 4, got(3))] },
      {},
      ['lineas.0.diferenciaTipo DIFERENCIA_SIN_TIPO'],
    ],
    [
      'damaged, without a photograph',
      { cantidadRecibida: 7, lotes: [lot(1, 6, got(3, 3)), lot(2, 4, got(4))], diferenciaTipo: 'DANADO' },
      {},
      ['evidenciaDanoId FOTO_DANO'],
    ],
    [
      'damaged, with a photograph',
      { cantidadRecibida: 7, lotes: [lot(1, 6, got(3, 3)), lot(2, 4, got(4))], diferenciaTipo: 'DANADO' },
      PHOTO,
      [],
    ],
    [
      'warm, without a photograph',
      { cantidadRecibida: 0, lotes: [lot(1, 10)], diferenciaTipo: 'TEMPERATURA' },
      {},
      ['evidenciaDanoId FOTO_DANO'],
    ],
    [
      'damaged, and called missing',
      { cantidadRecibida: 7, lotes: [lot(1, 6, got(3, 3)), lot(2, 4, got(4))], diferenciaTipo: 'FALTANTE' },
      {},
      ['lineas.0.diferenciaTipo RETENIDAS_SIN_TIPO'],
    ],
    [
      'with more good and damaged pieces of a lot than were sent',
      { cantidadRecibida: 10, lotes: [lot(1, 6, got(6, 1)), lot(2, 4, got(4))], diferenciaTipo: 'DANADO' },
      PHOTO,
      ['lineas.0.lotes LOTES_DE_MAS'],
    ],
  ] as const)('is checked when it comes %s', (_title, line, head, expected) => {
    expect(issues(line, head)).toEqual(expected);
  });

  it('is stored lot by lot, with a separate surplus', () => {
    const sent = (loteId: number, cantidad: number) => ({
      loteId,
      cantidad,
      numeroLote: null,
      caducidad: null,
      cantidadRecibida: null,
      cantidadRetenida: null,
      loteRetenidoId: null,
    });
    const counted = countedLots(
      [sent(1, 6), sent(2, 4), sent(3, 2)],
      [
        { loteId: 1, recibida: 8, retenida: 0 },
        { loteId: 2, recibida: 1, retenida: 2 },
      ],
    );
    expect(counted.map((each) => [each.cantidadRecibida, each.cantidadRetenida, each.cantidadSobrante])).toEqual([
      [6, 0, 2],
      [1, 2, 0],
      [0, 0, 0],
    ]);
  });
});
