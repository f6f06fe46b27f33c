/** Resources whose records bound a report. */
export const REPORT_PLACES: ReadonlySet<string> = new Set(['jurisdiccion', 'unidad', 'almacen', 'nucleo']);
