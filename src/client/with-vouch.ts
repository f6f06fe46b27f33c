import { ApiError } from './api-error';
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

/** Client whose calls wait for the confirmation of a second person. The confirmed request is the one that is sent. */
export function withVouch(http: HttpClient, question: Question<VouchedCall, VouchAnswer>): HttpClient {
  return async (path, request) => {
    const { vouch, ...rest } = request ?? {};
    if (!vouch) return http(path, request);
    const { segundaPersona: _asked, ...cuerpo } = JSON.parse(rest.body ?? '{}') as Record<string, unknown>;
    const answer = await question.ask({ operacion: vouch.name, parametros: vouch.params, cuerpo });
    if (!answer || !('avalId' in answer)) {
      const message = answer?.reason ?? 'errors.DESCONOCIDO';
      throw new ApiError({ kind: 'HTTP_ERROR', status: 409, codigo: 'AVAL_SIN_CONFIRMAR', message });
    }
    const segundaPersona = { avalId: answer.avalId };
    return http(path, { ...rest, body: JSON.stringify({ ...cuerpo, segundaPersona }) });
  };
}
