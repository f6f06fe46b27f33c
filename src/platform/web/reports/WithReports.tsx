import { useMemo, type ReactNode } from 'react';
import { ReportRegistryProvider, type OpenReport } from '../ui/reports/ReportRegistry';
import type { I18nStore } from '../i18n/i18n-store';
import { useI18nStore } from '../i18n/I18nStoreContext';

/** Provides its children with a loader of reports by name. */
export function WithReports({ children }: { readonly children: ReactNode }) {
  const i18n = useI18nStore();
  const open = useMemo(() => createOpenReport(i18n), [i18n]);
  return <ReportRegistryProvider value={open}>{children}</ReportRegistryProvider>;
}

/** Returns a loader of reports by the last segment of their URL, with their texts. */
function createOpenReport(i18n: I18nStore): OpenReport {
  return async (name) => {
    const { REPORTS } = await import('#generated/web/reports.gen');
    const load = Object.hasOwn(REPORTS, name) ? REPORTS[name] : undefined;
    if (!load) return null;
    const { default: found } = await load();
    await i18n.addLabels(`reportes.${name}`, found.labels);
    return found;
  };
}
