import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { useId, useRef, useState } from 'react';
import { useDownload, type FileFormat, type OpenedExport } from '../download/useDownload';
import { formatNumber } from '../format/format-number';
import type { Action } from '../operations/action';
import { MAX_BYTES } from './file-content';
import styles from './imports.module.css';

interface FileChoiceProps {
  readonly spec: NonNullable<Action['import']>;
  readonly resource: string;
  /** Translation prefix of the column titles: `resources.<texts>.fields`. */
  readonly texts: string;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly onChoose: (file: File) => void;
}

type FileProvider = DataProvider & { readonly openFile: (path: string, signal: AbortSignal) => Promise<OpenedExport> };

/** Step with the template to download, and the completed file, chosen or dropped here. */
export function FileChoice({ spec, resource, texts, answers, onChoose }: FileChoiceProps) {
  const translate = useTranslate();
  const provider = useDataProvider<FileProvider>();
  const { run } = useDownload();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState('');
  const hintId = useId();
  const column = spec.match.map((field) => translate(`resources.${texts}.fields.${field}`)).join(' + ');
  const template = (format: FileFormat) =>
    run(
      translate('imports.templateName', { name: translate(`resources.${resource}.name`, { smart_count: 2 }) }),
      format,
      (signal) => provider.openFile(templatePath(spec, answers, format), signal),
    );
  const take = (file: File | undefined) => {
    if (!file) return;
    if (file.size > MAX_BYTES)
      setProblem(translate('imports.tooLarge', { size: formatNumber(MAX_BYTES / 1024 ** 2, 1) }));
    else onChoose(file);
  };
  return (
    <>
      <p>{translate(spec.review ? 'imports.review.lead' : 'imports.lead', { column })}</p>
      <div className={styles['templates']}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button key={format} startIcon={<FileDownloadOutlined />} onClick={() => void template(format)}>
            {translate(`imports.template.${format}`)}
          </Button>
        ))}
      </div>
      <div
        className={styles['drop']}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        <Button
          variant="contained"
          color="primary"
          startIcon={<UploadFileOutlined />}
          aria-describedby={hintId}
          onClick={() => input.current?.click()}
        >
          {translate('imports.choose')}
        </Button>
        <p id={hintId}>{translate('imports.limits', { total: formatNumber(spec.most) })}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Reset, so that the same file can be chosen again after a correction.
            event.target.value = '';
          }}
        />
      </div>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </>
  );
}

/** An import with a form gets a template for its answers. */
function templatePath(
  { path, review }: FileChoiceProps['spec'],
  answers: Readonly<Record<string, unknown>>,
  formato: FileFormat,
): string {
  if (!review) return `${path}/plantilla?formato=${formato}`;
  const query = new URLSearchParams({
    ...Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)])),
    formato,
  });
  return `${path}-excel?${query.toString()}`;
}
