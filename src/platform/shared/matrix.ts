/** Risk level of a row. */
export type MatrixLevel = 'BAJO' | 'MEDIO' | 'ALTO';

/** Row of a matrix, with one choice. */
export interface MatrixRow {
  readonly clave: string;
  readonly nombre: string;
  readonly nivel: MatrixLevel;
  readonly segundaPersona: boolean;
  /** Advice for the choice, in the reader's language. */
  readonly nota: string | null;
}

export interface MatrixGroup {
  readonly clave: string;
  readonly nombre: string;
  readonly filas: readonly MatrixRow[];
}

/** Two rows that should not be chosen together. */
export interface MatrixClash {
  /** Keys of the two rows. */
  readonly filas: readonly string[];
  readonly motivo: string;
  readonly nivel: MatrixLevel;
}

/** Response of the operation behind a matrix, in the reader's language. */
export interface MatrixRows {
  readonly grupos: readonly MatrixGroup[];
  readonly incompatibles: readonly MatrixClash[];
}

/** Choices by the key of their row; rows without a choice are absent. */
export type Choices = ReadonlyMap<string, string>;

/** Choices from the widest to the narrowest; the choices of one level are equally wide. */
export type ChoiceOrder = readonly (readonly string[])[];

/** Returns the choices in a list of items; of a repeated row, the last one. */
export function choicesOf(value: unknown, { key, choice }: { readonly key: string; readonly choice: string }): Choices {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    items.flatMap((item) => {
      const { [key]: row, [choice]: chosen } = (item ?? {}) as Readonly<Record<string, unknown>>;
      return typeof row === 'string' && typeof chosen === 'string' ? [[row, chosen] as const] : [];
    }),
  );
}
