/** Metformin 850 mg, which few warehouses of the demo stock. */
export const METFORMIN = '010.000.5165.00';
/** Two urban health centres of the same jurisdiction, by the codes of their warehouses. The first runs out of metformin. */
export const SHORT_CENTRE = 'CL-C039-ALM';
export const WELL_STOCKED_CENTRE = 'CL-C040-ALM';
/** Pieces of metformin that such a centre uses per month. */
export const METFORMIN_A_MONTH = 100;
