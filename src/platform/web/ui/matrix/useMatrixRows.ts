import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, type DataProvider } from 'react-admin';
import type { MatrixRows } from '#platform/shared/matrix';
import type { MatrixSpec } from './matrix-spec';

type RowsMethod = (call: { readonly signal: AbortSignal }) => Promise<{ readonly data: MatrixRows }>;

/** Stale time in milliseconds: rows change only with a new release or a reordered menu. */
const FRESH_MS = 300_000;

/** Returns the rows of a matrix in the reader's language. */
export function useMatrixRows({ rows }: MatrixSpec) {
  const provider = useDataProvider<DataProvider & Readonly<Record<string, RowsMethod>>>();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['matrix', rows, locale],
    queryFn: async ({ signal }) => (await (provider[rows] as RowsMethod)({ signal })).data,
    staleTime: FRESH_MS,
  });
}
