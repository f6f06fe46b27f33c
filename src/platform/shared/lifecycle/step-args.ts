/** A step of a document's lifecycle that a user requests. */
export interface StepArgs {
  readonly id: string | number;
  /** Version that the person saw. */
  readonly version: unknown;
  /** Last segment of the URL: `iniciar-surtimiento`. */
  readonly transition: string;
  /** Values of the form, and the line columns filled in by the step. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Idempotency key: the step happens once, even when sent repeatedly. */
  readonly idempotencyKey: string;
}
