/** Field and column of every child table that no line has on the wire: where the line stands in its record. */
export const POSITION = 'orden';
