/** Name of the profile that may do everything everywhere (SPEC 6). */
export const SUPERUSER = 'SUPERUSUARIO';
