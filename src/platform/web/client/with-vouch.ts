import type { HttpClient } from './http-client';
import type { Question } from './question';

/** One call that a second person is asked to confirm in their own session. */
export interface VouchedCall {
  readonly operacion: string;
  readonly parametros: Readonly<Record<string, unknown>>;
  readonly cuerpo: Readonly<Record<string, unknown>>;
}

/** The confirmation of a second person, or why there is none. */
export type VouchAnswer = { readonly avalId: string } | { readonly reason: string };

/** Sent as `segundaPersona` by a form whose second person confirms in their own session. */
export const ASK_VOUCH = { avalId: '' } as const;

/** Client whose calls wait for the confirmation of a second person. Few calls do, so that their part loads with the first. */
export function withVouch(http: HttpClient, question: Question<VouchedCall, VouchAnswer>): HttpClient {
  return async (path, request) => {
    if (!request?.vouch) return http(path, request);
    const { sendVouched } = await import('./send-vouched');
    return sendVouched(http, question, path, request);
  };
}
