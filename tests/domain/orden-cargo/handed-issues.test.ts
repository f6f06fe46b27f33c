import { describe, expect, it } from 'vitest';
import type { Lot } from '#areas/inventario/shared/inventario/lot';
import { dispenseIssues } from '#areas/ordenes/shared/orden-cargo/dispense-issues';
import type { OrderLine } from '#areas/ordenes/shared/orden-cargo/lines';

const lot = (loteId: number, caducidad: string, values: Partial<Lot> = {}): Lot => ({
  almacenId: 1,
  insumoId: 1,
  loteId,
  numeroLote: `L${loteId}`,
  caducidad,
  fuenteFinanciamientoId: null,
  programaId: null,
  costoUnitario: 1,
  estatus: 'DISPONIBLE',
  existencia: 10,
  reservada: 0,
  fechaRecepcion: '2026-01-01',
  ...values,
});
const LOTS = [lot(1, '2026-06-30'), lot(2, '2027-06-30')];

type Given = { readonly loteId: number; readonly cantidad: number; readonly motivoNoFefo?: string };

/** Returns the issues of lots dispensed for a line of five pieces. */
const issuesOf = (
  given: readonly Given[] | null,
  values: { readonly finish?: boolean; readonly motivoNoSurtidoId?: number; readonly lots?: readonly Lot[] } = {},
  line: Partial<OrderLine> = {},
) =>
  dispenseIssues(
    [{ insumoOrdenCargoId: 7, insumoId: 1, cantidadSolicitada: 5, cantidadAutorizada: 5, ...line } as OrderLine],
    given === null
      ? []
      : ([{ insumoOrdenCargoId: 7, lotes: [...given], motivoNoSurtidoId: values.motivoNoSurtidoId ?? null }] as never),
    () => values.lots ?? LOTS,
    { day: '2026-03-10', options: {}, finish: values.finish ?? true },
  ).map(({ campo, codigo }) => `${campo} ${codigo}`);

describe('the handover of an order', () => {
  it.each<[string, string[], Parameters<typeof issuesOf>]>([
    ['the lot that expires first', [], [[{ loteId: 1, cantidad: 5 }]]],
    ['a lot that expires later', ['lineas.0.lotes.0.motivoNoFefo MOTIVO_NO_FEFO'], [[{ loteId: 2, cantidad: 5 }]]],
    ['a lot that expires later, with a reason', [], [[{ loteId: 2, cantidad: 5, motivoNoFefo: 'Caja abierta' }]]],
    [
      'a lot that expires later beside part of the first',
      ['lineas.0.lotes.0.motivoNoFefo MOTIVO_NO_FEFO'],
      [
        [
          { loteId: 1, cantidad: 2 },
          { loteId: 2, cantidad: 3 },
        ],
      ],
    ],
    [
      'a later lot where the first is set apart for others',
      [],
      [[{ loteId: 2, cantidad: 5 }], { lots: [lot(1, '2026-06-30', { reservada: 10 }), LOTS[1]!] }],
    ],
    [
      'a later lot where the first is set apart for this order',
      ['lineas.0.lotes.0.motivoNoFefo MOTIVO_NO_FEFO'],
      [
        [{ loteId: 2, cantidad: 5 }],
        { lots: [lot(1, '2026-06-30', { reservada: 10 }), LOTS[1]!] },
        { apartados: [{ loteId: 1, cantidad: 5 }] as never },
      ],
    ],
    ['a lot of something else', ['lineas.0.lotes.0.loteId LOTE_AJENO'], [[{ loteId: 9, cantidad: 5 }]]],
    [
      'one lot twice',
      ['lineas.0.lotes.1.loteId ELEMENTO_REPETIDO'],
      [
        [
          { loteId: 1, cantidad: 2 },
          { loteId: 1, cantidad: 3 },
        ],
      ],
    ],
    ['more than is due', ['lineas.0.lotes SURTIDO_DE_MAS'], [[{ loteId: 1, cantidad: 6 }]]],
    ['less than is due', ['lineas.0.motivoNoSurtidoId MOTIVO_NO_SURTIDO'], [[{ loteId: 1, cantidad: 4 }]]],
    ['less than is due, with a reason', [], [[{ loteId: 1, cantidad: 4 }], { motivoNoSurtidoId: 3 }]],
    ['less than is due, with more to come', [], [[{ loteId: 1, cantidad: 4 }], { finish: false }]],
    ['nothing of the line', ['lineas MOTIVO_NO_SURTIDO', 'lineas SURTIR_NADA'], [null]],
    ['nothing at all, with a reason', ['lineas SURTIR_NADA'], [[], { motivoNoSurtidoId: 3 }]],
  ])('%s: %j', (_what, expected, args) => {
    expect(issuesOf(...args)).toEqual(expected);
  });
});
