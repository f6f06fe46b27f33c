import type { CartaCanje, PropuestaCambio } from '#generated/shared/types.gen';

/** Lot received with an exchange letter, and its outcome. */
export interface ExchangeCase {
  /** State of its proposal; null without one. */
  readonly estatus: PropuestaCambio['estatus'] | null;
  readonly tipo?: PropuestaCambio['tipo'];
  /** Days left of the right to exchange; negative when it has ended. */
  readonly right: number;
  /** Days until the lot expires. */
  readonly expires: number;
  /** Days since the proposal was made. */
  readonly days: number;
  /** State of the letter, when its pieces do not determine it. */
  readonly letter?: CartaCanje['estatus'];
  /** True for another supplier than that of the demo account. */
  readonly other?: true;
  /** True to place it in the state warehouse: at a hospital its pieces would have been used up. */
  readonly central?: true;
  readonly motivo?: string;
  readonly note?: string;
}

/** Letters with each countdown, and proposals in each state (DOMAIN g). */
export const EXCHANGE_CASES: readonly ExchangeCase[] = [
  // Story 5.
  { estatus: null, right: 12, expires: 75, days: 0 },
  { estatus: null, right: 27, expires: 95, days: 0 },
  { estatus: null, right: 58, expires: 120, days: 0 },
  { estatus: null, right: 88, expires: 160, days: 0 },
  { estatus: null, right: -9, expires: 50, days: 0, letter: 'VENCIDA' },
  { estatus: 'BORRADOR', right: 20, expires: 80, days: 1 },
  {
    estatus: 'ENVIADA',
    right: 14,
    expires: 60,
    days: 2,
    note: 'Podemos entregar en la primera semana; el lote nuevo ya está en planta.',
  },
  {
    estatus: 'ENVIADA',
    right: 45,
    expires: 110,
    days: 1,
    tipo: 'NOTA_CREDITO',
    note: 'No hay producción del mismo insumo: ofrecemos nota de crédito.',
  },
  {
    estatus: 'CONTRAPROPUESTA',
    right: 33,
    expires: 90,
    days: 5,
    motivo: 'Solo hay espacio para la mitad; el resto lo consumimos.',
  },
  { estatus: 'ACEPTADA', right: 18, expires: 70, days: 4 },
  { estatus: 'EN_TRANSITO', right: 25, expires: 65, days: 7 },
  { estatus: 'RECIBIDA_PARCIAL', right: 30, expires: 85, days: 9 },
  { estatus: 'RECIBIDA', right: 50, expires: 100, days: 25 },
  { estatus: 'RECIBIDA', right: 70, expires: 130, days: 40 },
  {
    estatus: 'RECHAZADA',
    right: 65,
    expires: 140,
    days: 20,
    motivo: 'El lote que ofrecen caduca antes de lo que pide el contrato.',
  },
  {
    estatus: 'CANCELADA',
    central: true,
    right: 80,
    expires: 150,
    days: 15,
    motivo: 'El lote nuevo no pasó control de calidad; enviaremos otro.',
  },
  { estatus: 'VENCIDA', right: 35, expires: 88, days: 30 },
  { estatus: null, right: 10, expires: 66, days: 0, other: true },
  { estatus: 'ENVIADA', right: 22, expires: 72, days: 3, other: true },
  { estatus: 'EN_TRANSITO', right: 40, expires: 99, days: 8, other: true },
];
