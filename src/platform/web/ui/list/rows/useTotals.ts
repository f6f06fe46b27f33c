import { useListContext } from 'react-admin';

/** Sums by field over all that match, as the server answered them with the page; undefined where no column asks for one. */
export function useTotals(): Readonly<Record<string, number | null>> | undefined {
  const { meta } = useListContext() as ReturnType<typeof useListContext> & {
    readonly meta?: { readonly totals?: Readonly<Record<string, number | null>> };
  };
  return meta?.totals;
}
