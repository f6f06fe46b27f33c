import { useListContext } from 'react-admin';

/** Returns the sums by field over all matches, as sent with the page; undefined without columns that have totals. */
export function useTotals(): Readonly<Record<string, number | null>> | undefined {
  const { meta } = useListContext() as ReturnType<typeof useListContext> & {
    readonly meta?: { readonly totals?: Readonly<Record<string, number | null>> };
  };
  return meta?.totals;
}
