import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, type DataProvider } from 'react-admin';
import type { ReportAnswer } from './report-answer';
import type { ReportModule } from './report-module';

/** Operations of the reports as methods of the application's data provider. */
type ReportMethods = DataProvider &
  Readonly<
    Record<
      string,
      (call: { params: Readonly<Record<string, unknown>>; signal: AbortSignal }) => Promise<{ data: ReportAnswer }>
    >
  >;

interface ReportOptions {
  readonly enabled: boolean;
  /** Time until a response is stale, in milliseconds. */
  readonly staleTime?: number;
}

/** Returns the response of a report for its parameters. Equal requests share one fetch. */
export function useReport(
  report: Pick<ReportModule, 'name' | 'operation'> | null | undefined,
  params: Readonly<Record<string, unknown>>,
  { enabled, staleTime = 0 }: ReportOptions,
) {
  const provider = useDataProvider<ReportMethods>();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['report', report?.name, params, locale],
    queryFn: async ({ signal }) => (await provider[report!.operation]!({ params, signal })).data,
    enabled: enabled && report != null,
    staleTime,
  });
}
