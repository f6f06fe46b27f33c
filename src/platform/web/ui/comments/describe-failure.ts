import type { TranslateFunction } from 'react-admin';
import { describeError } from '../states/describe-error';

/** Why a comment was not kept: what the server says of its text, or else of the whole. */
export function describeFailure(error: unknown, translate: TranslateFunction): string {
  const { errores } = (typeof error === 'object' && error !== null ? error : {}) as { errores?: unknown };
  const [first] = (Array.isArray(errores) ? errores : []) as { readonly mensaje?: unknown }[];
  if (typeof first?.mensaje === 'string') return first.mensaje;
  const { message, correlationId } = describeError(error);
  return translate(message, { correlationId: correlationId ?? '' });
}
