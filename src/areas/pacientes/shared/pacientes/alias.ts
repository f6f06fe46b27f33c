const UNKNOWN = { H: 'DESCONOCIDO', M: 'DESCONOCIDA', X: 'DESCONOCIDO' } as const;
const NUMBER = /^[1-9]\d{0,5}$/;

interface Alias {
  readonly nombre: string;
  /** Number of the alias, used as its surname. */
  readonly primerApellido: string;
}

/** Returns the alias of a person of unknown name: `DESCONOCIDA 3`. */
export const aliasOf = (genero: keyof typeof UNKNOWN, number: number): Alias => ({
  nombre: UNKNOWN[genero],
  primerApellido: String(number),
});

/** Checks whether a name is the first word of an alias. */
export const isAlias = (nombre: unknown): boolean => Object.values<unknown>(UNKNOWN).includes(nombre);

/** Checks whether a surname is the number of an alias. */
export const isAliasNumber = (text: unknown): boolean => typeof text === 'string' && NUMBER.test(text);
