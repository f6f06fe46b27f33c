import AttachFile from '@mui/icons-material/AttachFileOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { blocked } from '../buttons/blocked';
import { mediaTypesOf } from '#platform/shared/file-kinds';
import type { Attachments } from '../resource/resource-module';
import { useDrop } from './useDrop';
import { useUploads } from './useUploads';
import styles from './attachments.module.css';
import dropStyles from './drop.module.css';

interface AttachmentUploadProps {
  /** Key of the record. */
  readonly id: string;
  readonly allowed: Attachments;
  /** Number of files the record already has. */
  readonly count: number;
  readonly onAdded: () => void;
}

/** Uploads files that are chosen, dropped, pasted or photographed, with progress, a stop button and errors for each. */
export function AttachmentUpload({ id, allowed: { accept, maxMB, maxFiles }, count, onAdded }: AttachmentUploadProps) {
  const translate = useTranslate();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const { uploads, add, stop, retry, dismiss } = useUploads(id, maxMB, onAdded);
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true }) && accept.includes('image');
  const full = count >= maxFiles;
  const drop = useDrop(add, full);
  const kinds = accept.map((kind) => translate(`app.files.kind.${kind}`)).join(', ');
  const inputOf = (ref: typeof chooser, more: object) => (
    <input
      ref={ref}
      type="file"
      hidden
      {...more}
      onChange={(event) => {
        add([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
  return (
    <div className={`${dropStyles['drop']} ${styles['upload']}`} data-over={drop.over || undefined} {...drop.handlers}>
      <div className={styles['buttons']}>
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<AttachFile />}
          {...blocked(full && translate('app.files.full', { max: maxFiles }))}
          aria-describedby="files-rules"
          onClick={() => chooser.current?.click()}
        >
          {translate('app.files.add')}
        </Button>
        {hasCamera && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<PhotoCamera />}
            {...blocked(full && translate('app.files.full', { max: maxFiles }))}
            onClick={() => camera.current?.click()}
          >
            {translate('app.picture.take')}
          </Button>
        )}
      </div>
      <p id="files-rules" className={styles['rules']}>
        {full ? translate('app.files.full', { max: maxFiles }) : translate('app.files.rules', { kinds, size: maxMB })}
      </p>
      <ul className={styles['uploads']} aria-label={translate('app.files.uploads')}>
        {uploads.map(({ key, name, part, problem, final }) => (
          <li key={key}>
            <span className={styles['uploadName']}>{name}</span>
            {problem === null ? (
              <>
                <LinearProgress
                  variant="determinate"
                  value={part * 100}
                  aria-label={translate('app.files.sending', { name })}
                />
                <Button size="small" color="inherit" onClick={() => stop(key)}>
                  {translate('app.action.cancel')}
                </Button>
              </>
            ) : (
              <>
                <span role="alert" className={styles['problem']}>
                  {problem}
                </span>
                {!final && (
                  <Button size="small" onClick={() => retry(key)}>
                    {translate('app.error.retry')}
                  </Button>
                )}
                <Button size="small" color="inherit" onClick={() => dismiss(key)}>
                  {translate('app.files.dismiss')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {inputOf(chooser, { multiple: true, accept: mediaTypesOf(accept).join(',') })}
      {inputOf(camera, { accept: 'image/*', capture: 'environment' })}
    </div>
  );
}
