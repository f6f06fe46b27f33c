import type { TranslateFunction } from 'react-admin';
import { failureErrors } from '../submit/failure-errors';
import { readFailure } from '../submit/submission-failure';

/** Questions of a step or an action to confirm before it runs, by the path of their field. */
export class StepQuestions {
  constructor(readonly texts: Readonly<Record<string, string>>) {}
}

/** Converts a refused step to errors by field, or to questions that a person may confirm. */
export function stepFailure(error: unknown, translate: TranslateFunction): Record<string, string> | StepQuestions {
  const errors = failureErrors(error, translate);
  return readFailure(error).isQuestion ? new StepQuestions(errors) : errors;
}
