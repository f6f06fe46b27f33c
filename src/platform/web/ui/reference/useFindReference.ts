import { useDataProvider } from 'react-admin';
import { useCallback } from 'react';
import type { ListFilter } from '#platform/shared/list-filter';
import { useLoadResource } from '../resource/ResourceRegistry';
import { findReferences, type FoundReference } from './find-references';

/** Finds the record of a resource that a text names, as far as a filter lets; `failed` where that could not be asked. */
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
