/** Start page of a ward's tablet. */
export const MY_PATIENTS = '/tableta/mis-pacientes';
