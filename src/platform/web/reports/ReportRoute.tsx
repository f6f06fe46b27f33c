import { useParams } from 'react-router-dom';
import ReportPage from '../ui/reports/ReportPage';
import { useReportModule } from '../ui/reports/ReportRegistry';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { NotFound } from '../ui/states/NotFound';
import { WithReports } from './WithReports';

/** One route serves every report. */
export default function ReportRoute() {
  const { report = '' } = useParams();
  return (
    <WithReports>
      <NamedReport key={report} name={report} />
    </WithReports>
  );
}

function NamedReport({ name }: { readonly name: string }) {
  const { data: module, error, refetch } = useReportModule(name);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (module === undefined) return <Loading />;
  return module ? <ReportPage report={module} /> : <NotFound />;
}
