import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import { MAX_REPORT_ROWS, type ReportFileFormat } from '#platform/shared/report';
import { usePermission } from '../access/PermissionsContext';
import { useDownload, type OpenedExport } from '../download/useDownload';
import { formatNumber } from '../format/format-number';
import { describeError } from '../states/describe-error';
import type { ReportModule } from './report-module';
import { searchOf } from './report-params';

interface ReportExportProps {
  readonly report: ReportModule;
  readonly params: Readonly<Record<string, unknown>>;
  readonly title: string;
  /** Total rows. */
  readonly total: number;
}

type FileProvider = DataProvider & { readonly openFile: (path: string, signal: AbortSignal) => Promise<OpenedExport> };

/** Export of a report to a file, with permission and progress. Long reports are made in the background. */
export function ReportExport({ report, params, title, total }: ReportExportProps) {
  const translate = useTranslate();
  const provider = useDataProvider<FileProvider>();
  const { state, run, cancel } = useDownload();
  if (!usePermission('reporte.exportar')) return null;
  // Days and periods describe the content of the file; keys of records and switches do not.
  const told = Object.entries(params).flatMap(([name, value]) => (report.types[name] === 'string' ? [value] : []));
  const save = (format: ReportFileFormat) =>
    run(
      [title, ...told].join(' '),
      format,
      (signal) => provider.openFile(`${report.path}?${searchOf({ ...params, formato: format }).toString()}`, signal),
      total > MAX_REPORT_ROWS && format !== 'pdf',
    );
  const { phase, bytes, error } = state;
  const failure = error ? describeError(error) : null;
  return (
    <>
      {phase === 'running' ? (
        <Button onClick={cancel}>{translate('app.action.cancel')}</Button>
      ) : (
        report.exports.map((format) => (
          <Button key={format} startIcon={<FileDownloadOutlined />} onClick={() => void save(format)}>
            {translate(`app.reports.${format}`)}
          </Button>
        ))
      )}
      <span role="status">
        {phase === 'running' && translate('app.reports.saving', { size: formatNumber(bytes / 1024, 0) })}
        {phase === 'done' && translate('app.reports.saved')}
        {phase === 'ordered' && (
          <>
            {translate('app.reports.ordered')} <Link to="/reportes/archivos">{translate('app.reports.files')}</Link>
          </>
        )}
        {failure && translate(failure.message, { correlationId: failure.correlationId ?? '' })}
      </span>
    </>
  );
}
