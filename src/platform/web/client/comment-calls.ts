import type { Comment, Mentionable } from '#platform/shared/comments';
import type { HttpClient } from './http-client';
import type { Locate } from './resource-location';

/** Creates the data provider methods for comments of records. */
export function createCommentCalls(http: HttpClient, locate: Locate) {
  const under = async (resource: string, id: string | number) =>
    `${(await locate(resource)).path}/${encodeURIComponent(String(id))}/comentarios`;
  const sent = (texto: string) => JSON.stringify({ texto });
  return {
    /** Returns the latest comments, or those before a comment; oldest first, fifty at most. */
    async listComments(
      resource: string,
      id: string | number,
      before: number | null,
      signal?: AbortSignal,
    ): Promise<{ data: Comment[]; total: number }> {
      const { json, headers } = await http(
        `${await under(resource, id)}${before === null ? '' : `?antesDe=${before}`}`,
        { signal },
      );
      const data = json as Comment[];
      return { data, total: Number(headers.get('X-Total-Items') ?? data.length) };
    },
    /** @param key idempotency key: the same for every attempt to send one comment, which is stored once */
    async addComment(resource: string, id: string | number, texto: string, key: string): Promise<{ data: Comment }> {
      return {
        data: (
          await http(await under(resource, id), {
            method: 'POST',
            body: sent(texto),
            headers: { 'Idempotency-Key': key },
          })
        ).json as Comment,
      };
    },
    async changeComment(
      resource: string,
      id: string | number,
      comentarioId: number,
      texto: string,
    ): Promise<{ data: Comment }> {
      return {
        data: (await http(`${await under(resource, id)}/${comentarioId}`, { method: 'PUT', body: sent(texto) }))
          .json as Comment,
      };
    },
    async removeComment(resource: string, id: string | number, comentarioId: number): Promise<{ data: null }> {
      await http(`${await under(resource, id)}/${comentarioId}`, { method: 'DELETE' });
      return { data: null };
    },
    /** Finds the people who can be mentioned on the record, by a part of their name. */
    async findMentionable(
      resource: string,
      id: string | number,
      typed: string,
      signal?: AbortSignal,
    ): Promise<{ data: Mentionable[] }> {
      return {
        data: (
          await http(`${await under(resource, id)}/mencionables?${new URLSearchParams({ q: typed }).toString()}`, {
            signal,
          })
        ).json as Mentionable[],
      };
    },
  };
}
