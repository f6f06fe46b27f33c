import type { Conteo } from '#generated/shared/types.gen';

/** Plan of a physical count in the demo. */
export interface CountPlan {
  readonly clave: string;
  readonly tipo: Conteo['tipo'];
  readonly estatus: Conteo['estatus'];
  readonly ciego: boolean;
  /** Days from the base date back to its planning and start. */
  readonly days: number;
  /** Number of supplies, or of lots for a random count; 0: all. */
  readonly size: number;
  /** Differences in pieces of the first lots that may differ. */
  readonly differences?: readonly number[];
  readonly observaciones?: string;
}

const plan = (
  clave: string,
  tipo: CountPlan['tipo'],
  estatus: CountPlan['estatus'],
  days: number,
  size: number,
  more: Partial<CountPlan> = {},
): CountPlan => ({ clave, tipo, estatus, ciego: true, days, size, differences: [], ...more });

/** Counts of half a year (DOMAIN g: 24), the oldest last. */
export const COUNT_PLANS: readonly CountPlan[] = [
  plan('CL-H01-FAR', 'CICLICO', 'CONTANDO', 1, 12, {
    observaciones: 'Conteo del mes, primera mitad de la farmacia. Se cuenta con la ventanilla abierta.',
  }),
  plan('CL-H01-ALM', 'CICLICO', 'PROGRAMADO', 1, 8),
  plan('CL-AE-01', 'GENERAL', 'PROGRAMADO', 2, 0, {
    observaciones: 'Inventario general de cierre de ejercicio, por pasillos.',
  }),
  plan('CL-H01-CEN', 'CORTE_TURNO', 'RECONTEO', 1, 6, { differences: [-1, 2] }),
  // DOMAIN g, story 8: a controlled drug is off by one, in a pharmacy and in the state warehouse.
  plan('CL-H01-FAR', 'CONTROLADOS', 'EN_REVISION', 2, 30, {
    differences: [-1],
    observaciones: 'Conteo semanal de controlados.',
  }),
  plan('CL-AE-01', 'CONTROLADOS', 'EN_REVISION', 2, 6, {
    differences: [-1],
    observaciones: 'Conteo mensual de controlados con la responsable sanitaria.',
  }),
  plan('CL-H01-FAR', 'ALEATORIO', 'EN_REVISION', 3, 10, { differences: [-2, 1], ciego: false }),
  plan('CL-H01-ALM', 'CICLICO', 'AUTORIZADO', 3, 7, { differences: [-1] }),
  plan('CL-AR-01', 'CICLICO', 'AUTORIZADO', 4, 8),
  plan('CL-H01-FAR', 'CONTROLADOS', 'APLICADO', 9, 30, { observaciones: 'Conteo semanal de controlados.' }),
  plan('CL-H02-ALM', 'GENERAL', 'CANCELADO', 12, 0, { observaciones: 'Inventario general de la unidad.' }),
  plan('CL-H01-FAR', 'GENERAL', 'APLICADO', 20, 0, {
    differences: [-3, 2, -1, -1],
    observaciones: 'Inventario general de la farmacia, con dos turnos.',
  }),
  plan('CL-AE-01', 'CONTROLADOS', 'APLICADO', 32, 6),
  plan('CL-H01-ALM', 'CICLICO', 'APLICADO', 34, 8, { differences: [2] }),
  plan('CL-H01-CEN', 'CORTE_TURNO', 'APLICADO', 41, 5, { differences: [-1] }),
  plan('CL-H03-ALM', 'CICLICO', 'APLICADO', 47, 7),
  plan('CL-AE-01', 'ALEATORIO', 'APLICADO', 55, 12, { differences: [-4] }),
  plan('CL-H09-ALM', 'CICLICO', 'CANCELADO', 70, 6),
  plan('CL-AR-02', 'CICLICO', 'APLICADO', 76, 9, { differences: [-2] }),
  plan('CL-AE-01', 'CONTROLADOS', 'APLICADO', 93, 6),
  plan('CL-H01-ALM', 'GENERAL', 'APLICADO', 110, 0, { differences: [-1, -2, 1], ciego: false }),
  plan('CL-H01-CEN', 'CORTE_TURNO', 'APLICADO', 133, 5),
  plan('CL-H02-ALM', 'CICLICO', 'APLICADO', 148, 7, { differences: [-1] }),
  plan('CL-AE-01', 'CICLICO', 'APLICADO', 168, 10, { differences: [-5, 4] }),
];
