import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Mentionable } from '#platform/shared/comments';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { useCommentMethods } from './comment-methods';

/** Delay after the last key before people are searched, in milliseconds. */
const PAUSE_MS = 180;
const NOBODY: readonly Mentionable[] = [];

/** Returns the people who match a partial name and can be mentioned under a record; empty for null. */
export function useMentions(id: string, typed: string | null): readonly Mentionable[] {
  const { name } = useResourceModule();
  const methods = useCommentMethods();
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setAsked(typed), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const { data } = useQuery({
    queryKey: [name, 'mentionable', id, asked],
    queryFn: async ({ signal }) => (await methods.findMentionable(name, id, asked ?? '', signal)).data,
    enabled: typed !== null && asked !== null,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return typed === null || asked === null ? NOBODY : (data ?? NOBODY);
}
