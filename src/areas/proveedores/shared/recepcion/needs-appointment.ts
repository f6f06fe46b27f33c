/** Kinds of warehouses that receive only with an authorised appointment (DOMAIN a.5, «recepción»). */
const BY_APPOINTMENT: readonly string[] = ['ALMACEN_ESTATAL', 'ALMACEN_REGIONAL'];

/**
 * Checks whether a warehouse receives only by appointment.
 *
 * @param tipo of the warehouse, as `TipoAlmacen`
 */
export const needsAppointment = (tipo: string): boolean => BY_APPOINTMENT.includes(tipo);
