import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { CALLS } from '#generated/shared/operations.gen';
import { DownloadDialog } from '#platform/web/ui/download/DownloadDialog';
import { useDownload, type FileFormat, type OpenedExport } from '#platform/web/ui/download/useDownload';
import { today } from '#platform/web/ui/format/format-date';
import { parametersOf, type AuditFilter } from './audit-filter';
import styles from './bitacora.module.css';

type FileProvider = DataProvider & { readonly openFile: (path: string, signal: AbortSignal) => Promise<OpenedExport> };

interface ExportTrailDialogProps {
  readonly filter: AuditFilter;
  readonly onClose: () => void;
}

/** Dialog of the results' export, of any length: file format and content. */
export default function ExportTrailDialog({ filter, onClose }: ExportTrailDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider<FileProvider>();
  const { state, run, cancel } = useDownload();
  const start = (format: FileFormat) => {
    const query = new URLSearchParams(
      Object.entries({ ...parametersOf(filter), formato: format }).map(([name, value]) => [name, String(value)]),
    );
    void run(`${translate('bitacora.title')} ${today()}`, format, (signal) =>
      provider.openFile(`${CALLS.bitacoraExportar.path}?${query.toString()}`, signal),
    );
  };
  return (
    <DownloadDialog
      title={translate('bitacora.export.title')}
      state={state}
      onStart={start}
      onCancel={cancel}
      onClose={onClose}
    >
      <p className={`${styles['note']} ${styles['exportNote']}`}>{translate('bitacora.export.note')}</p>
    </DownloadDialog>
  );
}
