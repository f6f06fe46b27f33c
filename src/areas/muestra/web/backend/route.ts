import type { SampleStore } from './store/create-sample-store';

/** Arguments of a handler. */
export interface Exchange {
  readonly request: Request;
  readonly query: URLSearchParams;
  /** Value of `{id}` in the path; '' for a path without one. */
  readonly id: string;
}

/** One line of SPEC 7's list. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path after the API prefix; `{id}` is one segment. */
  readonly path: string;
  /**
   * Returns the JSON of a 200.
   *
   * @throws {RequestFailure} for every other status
   */
  readonly handle: (store: SampleStore, exchange: Exchange) => unknown;
}
