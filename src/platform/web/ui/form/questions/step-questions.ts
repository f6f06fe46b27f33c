import type { TranslateFunction } from 'react-admin';
import { failureErrors } from '../failure-errors';
import { readFailure } from '../submission-failure';

/** Questions that a step or an action raises before it is done, by the path of their field. */
export class StepQuestions {
  constructor(readonly texts: Readonly<Record<string, string>>) {}
}

/** Answer to a refused step: errors by field, or questions that a person may confirm. */
export function stepFailure(error: unknown, translate: TranslateFunction): Record<string, string> | StepQuestions {
  const errors = failureErrors(error, translate);
  return readFailure(error).isQuestion ? new StepQuestions(errors) : errors;
}
