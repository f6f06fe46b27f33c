/** Offline behaviour of a call (`offline` of an operation). */
export type OfflineUse =
  | {
      readonly how: 'keep';
      /** Stores only on a device that already has data of the person. */
      readonly ifKnown?: boolean;
    }
  | { readonly how: 'queue'; readonly name: string; readonly params: Readonly<Record<string, unknown>> };

export interface HttpRequest {
  /** Second person who confirms the call in their own session before it is sent (`withVouch`). */
  readonly vouch?: { readonly name: string; readonly params: Readonly<Record<string, unknown>> } | undefined;
  readonly offline?: OfflineUse | undefined;
  readonly method?: string | undefined;
  readonly headers?: HeadersInit | undefined;
  /** A JSON text. */
  readonly body?: string | null | undefined;
  readonly signal?: AbortSignal | undefined;
  /** True when the method is POST only to keep the parameters out of the URL. */
  readonly isSearch?: boolean | undefined;
}
