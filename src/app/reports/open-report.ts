import type { OpenReport } from '../../ui/reports/ReportRegistry';
import type { I18nStore } from '../i18n/i18n-store';

/** Loads reports by the last part of their address, with their texts. */
export function createOpenReport(i18n: I18nStore): OpenReport {
  return async (name) => {
    const { REPORTS } = await import('../../../generated/web/reports.gen');
    const load = Object.hasOwn(REPORTS, name) ? REPORTS[name] : undefined;
    if (!load) return null;
    const { default: found } = await load();
    await i18n.addLabels(`reportes.${name}`, found.labels);
    return found;
  };
}
