import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { REPORTS } from '../../../generated/web/reports.gen';
import ReportPage from '../../ui/reports/ReportPage';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { NotFound } from '../../ui/states/NotFound';
import { useI18nStore } from '../i18n/I18nStoreContext';

/** One route serves every report: it loads the report's module and its texts when it is opened. */
export default function ReportRoute() {
  const { report: name = '' } = useParams();
  const i18n = useI18nStore();
  const {
    data: module,
    error,
    refetch,
  } = useQuery({
    queryKey: ['report-module', name],
    queryFn: async () => {
      const load = Object.hasOwn(REPORTS, name) ? REPORTS[name] : undefined;
      if (!load) return null;
      const { default: found } = await load();
      await i18n.addLabels(`reportes.${name}`, found.labels);
      return found;
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (module === undefined) return <Loading />;
  return module ? <ReportPage key={name} report={module} /> : <NotFound />;
}
