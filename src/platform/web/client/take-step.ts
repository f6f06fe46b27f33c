import type { StepTypes } from '#generated/shared/step-types.gen';
import { stepPath } from '#platform/shared/lifecycle/step-path';
import type { HttpClient } from './http-client';
import type { Locate } from './resource-location';
import { runTransition } from './run-transition';

export type DocumentName = keyof StepTypes;
export type StepName<Name extends DocumentName> = keyof StepTypes[Name]['steps'];
type StepOf<Name extends DocumentName, Step extends StepName<Name>> = StepTypes[Name]['steps'][Step];

export type StepCall<Name extends DocumentName, Step extends StepName<Name>> = {
  readonly id: number;
  /** Version that the person saw. */
  readonly version: number;
  /** Idempotency key: the step happens once, even when sent repeatedly. Every attempt uses the same key. */
  readonly idempotencyKey: string;
} & (StepOf<Name, Step> extends { readonly body: infer Body }
  ? Body extends undefined
    ? { readonly body?: undefined }
    : { readonly body: Body }
  : never);

/**
 * Runs a step of a document from handwritten screens: `takeStep('solicitud', 'autorizar', { id, version, body, … })`. Document, step and
 * body are type-checked by the schema.
 *
 * @throws {ApiError} as `runTransition` does
 */
export function createTakeStep(http: HttpClient, locate: Locate) {
  return async <Name extends DocumentName, Step extends StepName<Name> & string>(
    name: Name,
    step: Step,
    call: StepCall<Name, Step>,
  ): Promise<StepTypes[Name]['document']> => {
    const { path } = await locate(name);
    const { id, version, idempotencyKey, body } = call as {
      id: number;
      version: number;
      idempotencyKey: string;
      body?: Readonly<Record<string, unknown>>;
    };
    const answer = await runTransition(http, path, {
      id,
      version,
      idempotencyKey,
      transition: stepPath(step),
      body: body ?? {},
    });
    // The API's schema guarantees the type.
    return answer as unknown as StepTypes[Name]['document'];
  };
}
