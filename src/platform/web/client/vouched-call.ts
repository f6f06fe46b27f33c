/** A call that a second person confirms in their own session. */
export interface VouchedCall {
  readonly operacion: string;
  readonly parametros: Readonly<Record<string, unknown>>;
  readonly cuerpo: Readonly<Record<string, unknown>>;
}

/** The confirmation of a second person, or the reason for its absence. */
export type VouchAnswer = { readonly avalId: string } | { readonly reason: string };
