import type { DerivedOf } from '#platform/shared/entity-types';
import { lastDayOfRight } from '../proveedores/last-day-of-right';

/** The last day of the right of an exchange letter. */
export const cartaCanje: DerivedOf<'carta-canje'> = ({ memoFecha, vigenciaMeses, caducidad }) => ({
  vigenciaFecha: memoFecha && vigenciaMeses ? lastDayOfRight({ memoFecha, vigenciaMeses, caducidad }) : null,
});
