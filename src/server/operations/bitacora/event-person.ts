import { sql } from 'drizzle-orm';
import { persona } from '../../../../generated/server/tables.gen';

/** Name of the person whose account did it; null for the system itself and for whoever had not signed in. */
export const PERSON_NAME = sql<string | null>`nullif(concat_ws(' ', ${persona.nombre}, ${persona.primerApellido}, ${persona.segundoApellido}), '')`;
