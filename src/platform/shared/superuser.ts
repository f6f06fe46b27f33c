/** Name of the profile with every permission in the whole network (SPEC 6). */
export const SUPERUSER = 'SUPERUSUARIO';
