const UNKNOWN = { H: 'DESCONOCIDO', M: 'DESCONOCIDA', X: 'DESCONOCIDO' } as const;
const NUMBER = /^[1-9]\d{0,5}$/;

interface Alias {
  readonly nombre: string;
  /** Number of the alias, which stands in place of a surname. */
  readonly primerApellido: string;
}

/** Alias of a person whose name is not known: `DESCONOCIDA 3`. */
export const aliasOf = (genero: keyof typeof UNKNOWN, number: number): Alias => ({
  nombre: UNKNOWN[genero],
  primerApellido: String(number),
});

/** Tells the first word of an alias from a name. */
export const isAlias = (nombre: unknown): boolean => Object.values<unknown>(UNKNOWN).includes(nombre);

/** Tells the number of an alias from a surname. */
export const isAliasNumber = (text: unknown): boolean => typeof text === 'string' && NUMBER.test(text);
