/** A step of a document's lifecycle that a user requests. */
export interface TransitionRequest {
  readonly id: string | number;
  /** The version that the person saw. */
  readonly version: unknown;
  /** Last step of the address: `iniciar-surtimiento`. */
  readonly transition: string;
  /** Values of the form, and the lines' columns that the step fills in. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Makes the step happen once, however often it is sent. */
  readonly idempotencyKey: string;
}
