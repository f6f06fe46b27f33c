/** Risk level of a row. */
export type MatrixLevel = 'BAJO' | 'MEDIO' | 'ALTO';

/** A thing that there is one choice for. */
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

/** Two rows that had better not be chosen together. */
export interface MatrixClash {
  /** Keys of the two rows. */
  readonly filas: readonly string[];
  readonly motivo: string;
  readonly nivel: MatrixLevel;
}

/** Answer of the operation behind a matrix, in the reader's language. */
export interface MatrixRows {
  readonly grupos: readonly MatrixGroup[];
  readonly incompatibles: readonly MatrixClash[];
}

/** The choice of each row that has one, by its key. */
export type Choices = ReadonlyMap<string, string>;

/** Choices from the widest to the narrowest; those of one level are as wide as each other. */
export type ChoiceOrder = readonly (readonly string[])[];

/** The choices that a list of items holds; of a row that stands twice the last one. */
export function choicesOf(value: unknown, { key, choice }: { readonly key: string; readonly choice: string }): Choices {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return new Map(
    items.flatMap((item) => {
      const { [key]: row, [choice]: chosen } = (item ?? {}) as Readonly<Record<string, unknown>>;
      return typeof row === 'string' && typeof chosen === 'string' ? [[row, chosen] as const] : [];
    }),
  );
}
