import { ApiError } from './api-error';
import type { HttpClient } from './http-client';
import type { HttpRequest } from './http-request';
import type { Question } from './question';
import type { VouchAnswer, VouchedCall } from './vouched-call';

/** Sends a call once a second person has confirmed it. The request sent is exactly the confirmed one. */
export async function sendVouched(
  http: HttpClient,
  question: Question<VouchedCall, VouchAnswer>,
  path: string,
  { vouch, ...rest }: HttpRequest,
): ReturnType<HttpClient> {
  const { segundaPersona: _asked, ...cuerpo } = JSON.parse(rest.body ?? '{}') as Record<string, unknown>;
  const answer = await question.ask({ operacion: vouch!.name, parametros: vouch!.params, cuerpo });
  if (!answer || !('avalId' in answer)) {
    const message = answer?.reason ?? 'errors.DESCONOCIDO';
    throw new ApiError({ kind: 'HTTP_ERROR', status: 409, codigo: 'AVAL_SIN_CONFIRMAR', message });
  }
  const segundaPersona = { avalId: answer.avalId };
  return http(path, { ...rest, body: JSON.stringify({ ...cuerpo, segundaPersona }) });
}
