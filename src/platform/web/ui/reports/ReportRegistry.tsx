import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ReportModule } from './report-module';

/** Loads a report's module and its texts; null when there is none of that name. The application provides it. */
export type OpenReport = (name: string) => Promise<ReportModule | null>;

const ReportRegistry = createContext<OpenReport>(() => Promise.reject(new Error('No report registry')));
export const ReportRegistryProvider = ReportRegistry.Provider;

/** Loads the module of a report with its texts. */
export function useReportModule(name: string) {
  const open = useContext(ReportRegistry);
  return useQuery({
    queryKey: ['report-module', name],
    queryFn: () => open(name),
    staleTime: Infinity,
    gcTime: Infinity,
  });
}
