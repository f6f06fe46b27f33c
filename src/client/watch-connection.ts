import { ApiError } from './api-error';
import type { Connection } from './connection';
import type { HttpClient } from './http-client';

/** The client, telling the connection what it meets: an answer of the server, even a bad one, shows that it is there. */
export function watchConnection(http: HttpClient, connection: Connection): HttpClient {
  return async (path, request) => {
    try {
      const answer = await http(path, request);
      if (!connection.get().up) connection.up();
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'FETCH_ERROR') connection.suspect();
      throw error;
    }
  };
}
