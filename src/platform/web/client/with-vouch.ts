import type { HttpClient } from './http-client';
import type { Question } from './question';
import type { VouchedCall, VouchAnswer } from './vouched-call';

/** Value of `segundaPersona` in a form whose second person confirms in their own session. */
export const ASK_VOUCH = { avalId: '' } as const;

/** Wraps the client: some calls wait for the confirmation of a second person. As they are few, the code loads with the first. */
export function withVouch(http: HttpClient, question: Question<VouchedCall, VouchAnswer>): HttpClient {
  return async (path, request) => {
    if (!request?.vouch) return http(path, request);
    const { sendVouched } = await import('./send-vouched');
    return sendVouched(http, question, path, request);
  };
}
