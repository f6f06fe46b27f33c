/** The page that a ward's tablet begins with. */
export const MY_PATIENTS = '/tableta/mis-pacientes';
