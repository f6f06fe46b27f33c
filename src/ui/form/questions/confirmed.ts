/** What is sent beside a record whose unexpected values a person has confirmed. */
export const CONFIRMED_VALUES = 'confirmarDatos';
