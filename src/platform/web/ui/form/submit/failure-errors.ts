import type { TranslateFunction } from 'react-admin';
import { ROOT_ERROR } from './form-errors';
import { readFailure } from './submission-failure';

/** Converts a refused write to messages by field; others apply to the form as a whole. */
export function failureErrors(error: unknown, translate: TranslateFunction): Record<string, string> {
  const { message, fields, correlationId } = readFailure(error);
  if (message === null) return Object.fromEntries(fields.map(({ path, message: text }) => [path, text]));
  return { [ROOT_ERROR]: translate(message, { correlationId: correlationId ?? '' }) };
}
