import { ApiError } from './api-error';
import type { HttpClient, HttpRequest } from './http-client';
import type { Question } from './question';
import type { VouchAnswer, VouchedCall } from './with-vouch';

/** Sends a call once a second person has confirmed it. The confirmed request is the one that is sent. */
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
