/** Warehouses at which nothing is received without an authorised appointment (DOMAIN a.5, «recepción»). */
const BY_APPOINTMENT: readonly string[] = ['ALMACEN_ESTATAL', 'ALMACEN_REGIONAL'];

/** @param tipo of the warehouse, as `TipoAlmacen` */
export const needsAppointment = (tipo: string): boolean => BY_APPOINTMENT.includes(tipo);
