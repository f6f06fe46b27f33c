/** Metformin 850 mg, which few warehouses of the demo are set up for. */
export const METFORMIN = '010.000.5165.00';
/** Two urban health centres of the same jurisdiction, by the codes of their warehouses: the first runs out of it. */
export const SHORT_CENTRE = 'CL-C039-ALM';
export const WELL_STOCKED_CENTRE = 'CL-C040-ALM';
/** Pieces of it that such a centre uses in a month. */
export const METFORMIN_A_MONTH = 100;
