import type { OutcomesOf } from '#platform/shared/entity-types';
import { fillState } from '../farmacia/fills';

/** Resulting states of steps that depend on the document. */
export const recetaOutcomes: OutcomesOf<'receta'> = {
  /** DOMAIN b.7, 8: a prescription returns to its issued state when all of it was returned. */
  devuelta: ({ lineas }) =>
    (lineas ?? []).some(({ cantidadSurtida }) => (cantidadSurtida ?? 0) > 0) ? 'SURTIDA_PARCIAL' : 'EMITIDA',
  /** A proposed or allowed substitute does not change the state. */
  igual: ({ estatus }) => (estatus === 'SURTIDA_PARCIAL' ? 'SURTIDA_PARCIAL' : 'EMITIDA'),
  /** DOMAIN b.7, 3 and 4: dispensed once every fill is complete. */
  surtida: ({ lineas, surtimientosRealizados, surtimientosPermitidos }) =>
    fillState(lineas ?? [], surtimientosRealizados ?? 0, surtimientosPermitidos).exhausted
      ? 'SURTIDA'
      : 'SURTIDA_PARCIAL',
};
