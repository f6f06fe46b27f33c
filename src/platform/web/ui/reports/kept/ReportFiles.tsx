import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { useDownload, type OpenedExport } from '../../download/useDownload';
import { formatDateTime } from '../../format/format-date';
import { formatNumber } from '../../format/format-number';
import { describeError } from '../../states/describe-error';
import { ErrorState } from '../../states/ErrorState';
import { Loading } from '../../states/Loading';
import { isUnderWay, useRemoveReportFile, useReportFiles, type ReportFile } from './kept-report';
import styles from './kept.module.css';

type FileProvider = DataProvider & { readonly openFile: (path: string, signal: AbortSignal) => Promise<OpenedExport> };

/** Reports made in the background for the reader, with their progress and finished files. */
export function ReportFiles() {
  const translate = useTranslate();
  const { data, error, refetch } = useReportFiles();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.length === 0) return <p className={styles['note']}>{translate('app.reports.file.none')}</p>;
  return (
    <ul className={styles['list']}>
      {data.map((file) => (
        <FileItem key={file.reporteArchivoId} file={file} />
      ))}
    </ul>
  );
}

function FileItem({ file }: { readonly file: ReportFile }) {
  const translate = useTranslate();
  const provider = useDataProvider<FileProvider>();
  const { remove, failure, pending } = useRemoveReportFile();
  const { state, run, cancel } = useDownload();
  const { reporteArchivoId, nombre, formato, estatus, filas, filasTotal, bytes, problema, fecha, vence } = file;
  const saving = state.phase === 'running';
  const share = filasTotal ? Math.min(100, (filas / filasTotal) * 100) : null;
  const told = [
    translate(`app.reports.keep.formats.${formato}`),
    translate('app.reports.file.asked', { when: formatDateTime(fecha) }),
    estatus === 'EN_PROCESO' && filasTotal !== null
      ? translate('app.reports.file.rows', { rows: formatNumber(filas), total: formatNumber(filasTotal) })
      : translate(`app.reports.file.states.${estatus}`),
    bytes !== null && translate('app.reports.file.size', { size: formatNumber(bytes / 1024 ** 2, 1) }),
    vence !== null && translate('app.reports.file.until', { when: formatDateTime(vence) }),
  ];
  const problem =
    problema === null ? null : translate(`errors.${problema}`, { _: translate('app.reports.file.failed') });
  const failed = state.error ? translate(describeError(state.error).message, { correlationId: '' }) : failure;
  return (
    <li className={styles['item']}>
      <div>
        <strong>{nombre}</strong>
        <small>{told.filter(Boolean).join(' · ')}</small>
        {(problem ?? failed) && (
          <small data-failed role="alert">
            {problem ?? failed}
          </small>
        )}
      </div>
      <div className={styles['buttons']}>
        {estatus === 'LISTO' &&
          (saving ? (
            <Button onClick={cancel}>{translate('app.action.cancel')}</Button>
          ) : (
            <Button
              variant="contained"
              color="primary"
              onClick={() =>
                void run(nombre, formato, (signal) =>
                  provider.openFile(`/reportes/archivos/${reporteArchivoId}/contenido`, signal),
                )
              }
            >
              {translate('app.reports.file.download')}
            </Button>
          ))}
        <Button
          aria-label={translate(`app.reports.file.${isUnderWay(file) ? 'cancelNamed' : 'removeNamed'}`, {
            name: nombre,
          })}
          aria-disabled={pending}
          onClick={() => void remove(file)}
        >
          {translate(isUnderWay(file) ? 'app.action.cancel' : 'app.reports.file.remove')}
        </Button>
      </div>
      {isUnderWay(file) && (
        <LinearProgress
          className={styles['wide'] ?? ''}
          {...(share === null || estatus === 'EN_COLA' ? {} : { variant: 'determinate' as const, value: share })}
          aria-label={nombre}
        />
      )}
      {saving && (
        <small className={styles['wide']} role="status">
          {translate('app.reports.saving', { size: formatNumber(state.bytes / 1024, 0) })}
        </small>
      )}
    </li>
  );
}
