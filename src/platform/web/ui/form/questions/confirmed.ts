/** Property that confirms the unexpected values of a record. */
export const CONFIRMED_VALUES = 'confirmarDatos';
