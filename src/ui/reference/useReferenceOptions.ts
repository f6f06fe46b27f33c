import { keepPreviousData } from '@tanstack/react-query';
import { useGetList } from 'ra-core';
import { useMemo } from 'react';
import { useReferenceModule } from '../resource/ResourceRegistry';
import { toOption, type ReferenceOption } from './reference-option';

/** How many records a picker offers at once; more are found by typing, also among hundreds of thousands. */
const OFFERED = 20;

interface ReferenceOptions {
  readonly options: readonly ReferenceOption[];
  readonly loading: boolean;
  readonly failed: boolean;
  /** Records that match but are not offered. */
  readonly more: number;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

/** The records of `reference` that match what was typed, asked of the server while the picker is open. */
export function useReferenceOptions(reference: string, text: string, filter: Readonly<Record<string, unknown>>, open: boolean): ReferenceOptions {
  const module = useReferenceModule(reference, open);
  const { data, total, isFetching, error, refetch } = useGetList(
    reference,
    { pagination: { page: 1, perPage: OFFERED }, filter: text ? { ...filter, q: text } : filter },
    { enabled: open, staleTime: 30_000, placeholderData: keepPreviousData },
  );
  const options = useMemo(() => (module && data ? data.map((record) => toOption(module, record)) : []), [module, data]);
  return { options, loading: isFetching || !module, failed: error !== null, more: Math.max(0, (total ?? 0) - options.length), retry: () => void refetch() };
}
