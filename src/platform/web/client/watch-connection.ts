import { ApiError } from './api-error';
import type { Connection } from './connection';
import type { HttpClient } from './http-client';

/**
 * Reports responses and failures of the client to the connection. A successful response ends an outage, unless its request was sent before
 * the outage began. A refusal of the server starts none.
 */
export function watchConnection(http: HttpClient, connection: Connection): HttpClient {
  return async (path, request) => {
    const sent = Date.now();
    try {
      const answer = await http(path, request);
      const { since } = connection.get();
      if (since && since.getTime() <= sent) connection.up();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'FETCH_ERROR') connection.suspect();
      throw error;
    }
  };
}
