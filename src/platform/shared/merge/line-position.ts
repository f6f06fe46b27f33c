/** Field and column of every child table with the position of the line in its record. The API does not send it. */
export const POSITION = 'orden';
