import type { DerivedFields } from '#generated/shared/lifecycle-functions.gen';
import { lastDayOfRight } from '../proveedores/last-day-of-right';

/** The last day of the right of an exchange letter. */
export const cartaCanje: DerivedFields['cartaCanje'] = ({ memoFecha, vigenciaMeses, caducidad }) => ({
  vigenciaFecha: memoFecha && vigenciaMeses ? lastDayOfRight({ memoFecha, vigenciaMeses, caducidad }) : null,
});
