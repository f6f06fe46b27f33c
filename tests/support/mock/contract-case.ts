export interface Answer {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

export type Send = (method: string, path: string, body?: unknown) => Promise<Answer>;

export interface ContractCase {
  /** The specified endpoint: `GET /mock/sales/product`. */
  readonly endpoint: string;
  readonly name: string;
  /** @throws {AssertionError} when the endpoint behaves differently */
  readonly check: () => Promise<void>;
}
