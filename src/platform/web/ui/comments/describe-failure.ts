import type { TranslateFunction } from 'react-admin';
import { describeError } from '../states/describe-error';

/** Returns the reason why a comment was not saved: the server's message about its text, or else about the whole. */
export function describeFailure(error: unknown, translate: TranslateFunction): string {
  const { errores } = (typeof error === 'object' && error !== null ? error : {}) as { errores?: unknown };
  const [first] = (Array.isArray(errores) ? errores : []) as { readonly mensaje?: unknown }[];
  if (typeof first?.mensaje === 'string') return first.mensaje;
  const { message, correlationId } = describeError(error);
  return translate(message, { correlationId: correlationId ?? '' });
}
