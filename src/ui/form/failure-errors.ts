import type { TranslateFunction } from 'react-admin';
import { ROOT_ERROR } from './form-errors';
import { readFailure } from './submission-failure';

/** What a refused write says, by the field that it is about; what is about none stands for the form as a whole. */
export function failureErrors(error: unknown, translate: TranslateFunction): Record<string, string> {
  const { message, fields, correlationId } = readFailure(error);
  if (message === null) return Object.fromEntries(fields.map(({ path, message: text }) => [path, text]));
  return { [ROOT_ERROR]: translate(message, { correlationId: correlationId ?? '' }) };
}
