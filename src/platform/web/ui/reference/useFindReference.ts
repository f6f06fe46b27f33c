import { useDataProvider } from 'react-admin';
import { useCallback } from 'react';
import type { ListFilter } from '#platform/shared/list-filter';
import { useLoadResource } from '../resource/ResourceRegistry';
import { findReferences, type FoundReference } from './find-references';

/** Finds the record that matches a text, within a filter; `failed` when the request failed. */
export function useFindReference() {
  const provider = useDataProvider();
  const load = useLoadResource();
  return useCallback(
    async (resource: string, text: string, filter: ListFilter = {}): Promise<FoundReference> => {
      try {
        const answers = await findReferences(provider, await load(resource), { filter }, [text]);
        return answers.get(text) ?? { state: 'failed' };
      } catch {
        return { state: 'failed' };
      }
    },
    [load, provider],
  );
}
