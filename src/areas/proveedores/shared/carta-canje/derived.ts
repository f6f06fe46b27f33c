import type { DerivedOf } from '#platform/shared/entity-types';
import { lastDayOfRight } from '../proveedores/last-day-of-right';

/** Derives the last day of an exchange letter's right. */
export const cartaCanje: DerivedOf<'carta-canje'> = ({ memoFecha, vigenciaMeses, caducidad }) => ({
  vigenciaFecha: memoFecha && vigenciaMeses ? lastDayOfRight({ memoFecha, vigenciaMeses, caducidad }) : null,
});
