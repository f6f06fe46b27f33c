import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Suspense, useEffect, useRef, useState } from 'react';
import { formatNumber } from '../format/format-number';
import type { FileRecord } from '#platform/shared/file-kinds';
import { formatDateTime } from '../format/format-date';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { describeError } from '../states/describe-error';
import { useFileMethods } from './file-methods';
import { lazyPart } from '../loading/lazy-part';
import styles from './attachments.module.css';

const ImageDialog = lazyPart(() => import('../values/images/viewer/ImageDialog'));

interface AttachmentRowProps {
  readonly file: FileRecord;
  /** Key of the record. */
  readonly id: string;
  readonly mayChange: boolean;
  readonly isRemoved: boolean;
  readonly onRemoved: () => void;
  readonly onRestored: () => void;
}

/** One file: a picture opens over the page, a PDF in a new tab, any other file is saved. */
export function AttachmentRow({ file, id, mayChange, isRemoved, onRemoved, onRestored }: AttachmentRowProps) {
  const { archivoId, nombre, tipo, bytes, fecha, subidoPorNombre } = file;
  const { name } = useResourceModule();
  const translate = useTranslate();
  const methods = useFileMethods();
  const [picture, setPicture] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [acted, setActed] = useState(0);
  const focus = useRef<HTMLButtonElement>(null);
  const place = { id, archivoId };
  const isPicture = tipo.startsWith('image/');
  const isPdf = tipo === 'application/pdf';
  const who = [fileSize(bytes), subidoPorNombre, formatDateTime(fecha)].filter(Boolean).join(' · ');

  // The pressed button was replaced by its undo button, which receives the focus.
  useEffect(() => {
    if (acted > 0) focus.current?.focus();
  }, [acted]);
  useEffect(
    () => () => {
      if (picture) URL.revokeObjectURL(picture);
    },
    [picture],
  );

  const doing = (work: () => Promise<void>) => async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const { message, correlationId } = describeError(error);
      setProblem(translate(message, { correlationId: correlationId ?? '' }));
    }
    setBusy(false);
  };
  const save = doing(async () => saveAs(URL.createObjectURL((await methods.openStoredFile(name, place)).data), nombre));
  const open = doing(async () => {
    // Opened within the click handler: browsers block later windows as popups.
    const tab = isPdf ? window.open('', '_blank') : null;
    try {
      const address = URL.createObjectURL((await methods.openStoredFile(name, place)).data);
      if (isPicture) setPicture(address);
      else if (tab) tab.location.href = address;
      else saveAs(address, nombre);
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
  const remove = doing(async () => {
    await methods.removeFile(name, place);
    onRemoved();
    setActed(acted + 1);
  });
  const restore = doing(async () => {
    await methods.restoreFile(name, place);
    onRestored();
    setActed(acted + 1);
  });

  if (isRemoved) {
    return (
      <li className={styles['removed']}>
        <p role="status">{translate('app.files.removed', { name: nombre })}</p>
        <Button ref={focus} size="small" aria-disabled={busy} onClick={() => void restore()}>
          {translate('app.files.undo')}
        </Button>
        {problem && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
      </li>
    );
  }
  return (
    <li className={styles['file']}>
      {isPicture ? <ImageOutlined aria-hidden /> : <Description aria-hidden />}
      <div className={styles['text']}>
        <button ref={focus} type="button" className={styles['name']} aria-disabled={busy} onClick={() => void open()}>
          {nombre}
          <span className="rs-hidden">
            {' '}
            – {translate(isPicture ? 'app.files.look' : isPdf ? 'app.files.inTab' : 'app.files.save')}
          </span>
        </button>
        <p className={styles['facts']}>{who}</p>
        {problem && (
          <p role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
      </div>
      <div className={styles['tools']}>
        <Tooltip title={translate('app.files.save')}>
          <IconButton aria-label={translate('app.files.saveOf', { name: nombre })} onClick={() => void save()}>
            <FileDownload />
          </IconButton>
        </Tooltip>
        {mayChange && file.congelado === null && (
          <Tooltip title={translate('app.files.remove')}>
            <IconButton aria-label={translate('app.files.removeOf', { name: nombre })} onClick={() => void remove()}>
              <DeleteOutline />
            </IconButton>
          </Tooltip>
        )}
      </div>
      {picture && (
        <Suspense>
          <ImageDialog
            items={[{ id: archivoId, name: nombre, img: picture }]}
            start={0}
            onClose={() => setPicture(null)}
          />
        </Suspense>
      )}
    </li>
  );
}

function saveAs(address: string, name: string): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Formats a file size: `412 KB`, `3.4 MB`. */
function fileSize(bytes: number): string {
  const units =
    bytes < 1024 ** 2
      ? { size: Math.max(1, Math.round(bytes / 1024)), unit: 'KB' }
      : { size: Math.round((bytes / 1024 ** 2) * 10) / 10, unit: 'MB' };
  return `${formatNumber(units.size)} ${units.unit}`;
}
