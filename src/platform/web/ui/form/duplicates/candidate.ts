/** A possible duplicate of the record in the form, as returned by the API. */
export interface Candidate {
  readonly id: string | number;
  readonly titulo: string;
  readonly detalle: string;
  /** True when it has the same unique value. */
  readonly identico: boolean;
  readonly activo: boolean;
  /** Compared values, by path. */
  readonly valores: Readonly<Record<string, unknown>>;
}

/** A record that has a unique value. */
export interface Holder extends Candidate {
  readonly recurso: string;
}

/** Returns the records that a refusal reports as having a taken value; empty without any. */
export function holdersOf(error: unknown): readonly Holder[] {
  const { codigo, members } = (error ?? {}) as {
    readonly codigo?: unknown;
    readonly members?: Readonly<Record<string, unknown>>;
  };
  const holders = members?.['candidatos'];
  return codigo === 'DUPLICADO' && Array.isArray(holders) ? (holders as readonly Holder[]) : [];
}

/** Field that confirms a record as no duplicate. */
export const CONFIRMED = 'confirmarNoDuplicado';

/** Data provider method for possible duplicates. */
export interface AlikeProvider {
  readonly alike: (
    resource: string,
    record: Readonly<Record<string, unknown>>,
    id?: string | number,
    signal?: AbortSignal,
  ) => Promise<{ readonly data: readonly Candidate[] }>;
}
