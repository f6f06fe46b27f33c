/** A record that may be the one that is filled in, as the API answers it. */
export interface Candidate {
  readonly id: string | number;
  readonly titulo: string;
  readonly detalle: string;
  /** It has what no two records may share. */
  readonly identico: boolean;
  readonly activo: boolean;
  /** Compared values, by path. */
  readonly valores: Readonly<Record<string, unknown>>;
}

/** A record that has a value which no two may share. */
export interface Holder extends Candidate {
  readonly recurso: string;
}

/** Records that a refusal names as holders of a value; none where it names none. */
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

/** The data provider's method that asks for them. */
export interface AlikeProvider {
  readonly alike: (
    resource: string,
    record: Readonly<Record<string, unknown>>,
    id?: string | number,
    signal?: AbortSignal,
  ) => Promise<{ readonly data: readonly Candidate[] }>;
}
