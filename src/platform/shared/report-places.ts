/** Resources whose records limit the scope of a report. */
export const REPORT_PLACES: ReadonlySet<string> = new Set(['jurisdiccion', 'unidad', 'almacen', 'nucleo']);
