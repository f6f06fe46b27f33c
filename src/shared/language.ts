/** Languages that texts of the schemas exist in. */
export type Language = 'es' | 'en' | 'es-mx';
