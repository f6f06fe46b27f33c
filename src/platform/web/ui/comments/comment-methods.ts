import { useDataProvider, type DataProvider } from 'react-admin';
import type { Comment, Mentionable } from '#platform/shared/comments';

/** Methods of the data provider for comments (src/platform/web/client/comment-calls.ts). */
export interface CommentMethods {
  readonly listComments: (
    resource: string,
    id: string,
    before: number | null,
    signal?: AbortSignal,
  ) => Promise<{ data: Comment[]; total: number }>;
  readonly addComment: (resource: string, id: string, texto: string, key: string) => Promise<{ data: Comment }>;
  readonly changeComment: (
    resource: string,
    id: string,
    comentarioId: number,
    texto: string,
  ) => Promise<{ data: Comment }>;
  readonly removeComment: (resource: string, id: string, comentarioId: number) => Promise<{ data: null }>;
  readonly findMentionable: (
    resource: string,
    id: string,
    typed: string,
    signal?: AbortSignal,
  ) => Promise<{ data: Mentionable[] }>;
}

export function useCommentMethods(): DataProvider & CommentMethods {
  return useDataProvider<DataProvider & CommentMethods>();
}
