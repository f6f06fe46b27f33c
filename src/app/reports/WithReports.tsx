import { useMemo, type ReactNode } from 'react';
import { ReportRegistryProvider } from '../../ui/reports/ReportRegistry';
import { useI18nStore } from '../i18n/I18nStoreContext';
import { createOpenReport } from './open-report';

/** What is inside can load reports by name. */
export function WithReports({ children }: { readonly children: ReactNode }) {
  const i18n = useI18nStore();
  const open = useMemo(() => createOpenReport(i18n), [i18n]);
  return <ReportRegistryProvider value={open}>{children}</ReportRegistryProvider>;
}
