import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePermission } from '../access/PermissionsContext';
import LeftOutNotice from '../page/LeftOutNotice';
import { unusedParts } from '../page/unused-parts';
import { PageHeading } from '../page/PageHeading';
import { usePageTitle } from '../page/usePageTitle';
import type { ResourceModule } from '../resource/resource-module';
import { ResourceModuleProvider } from '../resource/ResourceModuleContext';
import { EmptyState } from '../states/EmptyState';
import { ErrorState } from '../states/ErrorState';
import { Loading } from '../states/Loading';
import { NoPermission } from '../states/NoPermission';
import { WorkError } from '../states/WorkError';
import { readFailure } from '../form/submit/submission-failure';
import { ReportForm } from './ReportForm';
import type { ReportModule } from './report-module';
import { paramsFrom, searchOf, unusedNames } from './report-params';
import { ReportResult } from './ReportResult';
import { useReport } from './useReport';
import pageStyles from '../page/page.module.css';
import styles from './report.module.css';

interface ReportPageProps {
  readonly report: ReportModule;
}

/** Page of a report: its parameters, which are in the URL, and its result. */
export default function ReportPage({ report }: ReportPageProps) {
  const texts = useMemo(() => formModule(report), [report]);
  if (!usePermission(report.permission)) return <NoPermission />;
  return (
    <ResourceModuleProvider value={texts}>
      <AllowedReport report={report} />
    </ResourceModuleProvider>
  );
}

function AllowedReport({ report }: ReportPageProps) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const params = paramsFrom(search, report.types);
  // A report without required parameters runs at once.
  const asked = Object.keys(params).length > 0 || report.form.validate({});
  const { data, error, isFetching, refetch } = useReport(report, params, { enabled: asked });
  const ask = (values: Readonly<Record<string, unknown>>) => {
    const next = searchOf(values);
    if (next.toString() === search.toString()) void refetch();
    else setSearch(next);
  };
  const base = `resources.reportes.${report.name}`;
  const title = translate(`${base}.name`);
  usePageTitle(title);
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading title={title} description={translate(`${base}.description`, { _: '' })} />
      <LeftOutNotice
        parts={unusedParts(unusedNames(search, report.types), (name) => translate(`${base}.fields.${name}`, { _: '' }))}
      />
      {/* Another address is another form: going back shows what was asked then. */}
      <ReportForm
        key={search.toString()}
        report={report}
        start={params}
        failure={asked ? error : null}
        busy={isFetching}
        onAsk={ask}
      />
      <div className={styles['result']} aria-busy={isFetching}>
        {!asked && (
          <EmptyState
            icon="chart"
            title={translate('app.reports.notAsked')}
            text={translate('app.reports.notAskedText')}
          />
        )}
        {asked &&
          error &&
          // A refusal of the parameters would be repeated, so there is no retry.
          (readFailure(error).fields.length > 0 ? (
            <WorkError error={error} />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          ))}
        {asked && !error && (data ? <ReportResult report={report} params={params} answer={data} /> : <Loading />)}
      </div>
    </div>
  );
}

/** Adapts a report to a resource module, in which inputs look up their texts. */
function formModule({ name, path, icon, permission, labels }: ReportModule): ResourceModule {
  const permissions = { list: permission, get: permission, create: permission, update: permission, delete: permission };
  return {
    name: `reportes.${name}`,
    backend: 'server',
    softDelete: false,
    path,
    keyName: '',
    icon,
    recordLabel: () => '',
    recordDetail: () => '',
    operations: [],
    permissions,
    labels,
    list: null,
    views: {},
  };
}
