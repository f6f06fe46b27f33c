export interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

export type Send = (method: string, path: string, body?: unknown) => Promise<Answer>;

export interface ContractCase {
  /** The line of the specification: `GET /mock/sales/product`. */
  readonly endpoint: string;
  readonly name: string;
  /** @throws {AssertionError} when the endpoint does otherwise */
  readonly check: () => Promise<void>;
}
