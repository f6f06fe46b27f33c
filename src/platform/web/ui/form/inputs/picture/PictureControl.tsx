import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import PhotoCamera from '@mui/icons-material/PhotoCameraOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import { isFilled } from '#platform/shared/paths';
import { MEDIA_TYPES } from '#platform/shared/file-kinds';
import { useDrop } from '#platform/web/ui/files/useDrop';
import { useFileMethods } from '#platform/web/ui/files/file-methods';
import { smallPicture } from '#platform/web/ui/files/small-picture';
import { useSending } from '#platform/web/ui/files/useSending';
import { useStoredFile } from '#platform/web/ui/files/useStoredFile';
import { Thumbnail } from '#platform/web/ui/values/images/Thumbnail';
import { useFormContextValue } from '../../FormContext';
import type { FieldControl } from '#platform/web/ui/form/field/FormField';
import dropStyles from '#platform/web/ui/files/drop.module.css';
import styles from './picture-input.module.css';

interface PictureControlProps {
  readonly control: FieldControl;
  readonly resource: string;
  readonly square: boolean;
}

/** The current picture, and the ways to replace it. */
export function PictureControl({
  control: { id, path, label, value, onChange, describedBy, locked },
  resource,
  square,
}: PictureControlProps) {
  const translate = useTranslate();
  const methods = useFileMethods();
  const { reviews } = useFormContextValue();
  const {
    state: { part, problem },
    run,
    stop,
    fail,
  } = useSending();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  // Touch devices usually have a usable camera.
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const address = useStoredFile(resource, typeof value === 'string' && value !== '' ? { archivoId: value } : null);
  const sending = part !== null;

  const take = async ([file]: readonly File[]) => {
    if (!file || locked || sending) return;
    const picture = await smallPicture(file, square).catch(() => null);
    if (picture === null) return fail(translate('app.picture.unreadable'));
    const sent = await run((how) => methods.sendFile(resource, { field: path }, picture, file.name || 'imagen', how));
    if (!sent) return;
    onChange(sent.data.archivoId);
    setSaid(translate('app.picture.ready'));
  };
  const drop = useDrop((files) => void take(files), locked);

  // A form submitted during the upload would be saved without the picture.
  useEffect(() => {
    if (!sending || !reviews) return undefined;
    reviews.set(path, async () => {
      fail(translate('app.picture.stillSending'));
      return false;
    });
    return () => void reviews.delete(path);
  });

  const inputOf = (ref: typeof chooser, capture?: 'user' | 'environment') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={MEDIA_TYPES.image.join(',')}
      {...(capture ? { capture } : {})}
      onChange={(event) => {
        void take([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
  return (
    <div {...drop.handlers} data-over={drop.over || undefined} className={`${dropStyles['drop']} ${styles['picture']}`}>
      <Thumbnail source={address} size="medium" alt={address ? label : ''} />
      <div className={styles['side']}>
        <div className={styles['buttons']}>
          <Button
            id={id}
            variant="outlined"
            color="inherit"
            startIcon={<AddPhotoAlternate />}
            disabled={locked}
            aria-describedby={describedBy}
            aria-disabled={sending}
            onClick={() => chooser.current?.click()}
          >
            {translate(isFilled(value) ? 'app.picture.change' : 'app.picture.choose')}
          </Button>
          {hasCamera && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<PhotoCamera />}
              disabled={locked}
              aria-disabled={sending}
              onClick={() => camera.current?.click()}
            >
              {translate('app.picture.take')}
            </Button>
          )}
          {isFilled(value) && !locked && (
            <Button
              color="inherit"
              startIcon={<DeleteOutline />}
              onClick={() => {
                onChange('');
                setSaid(translate('app.picture.removed'));
                document.getElementById(id)?.focus();
              }}
            >
              {translate('app.picture.remove')}
            </Button>
          )}
        </div>
        <p className={styles['rules']}>{translate(square ? 'app.picture.portraitRules' : 'app.picture.rules')}</p>
        {sending && (
          <div className={styles['progress']}>
            <LinearProgress variant="determinate" value={part * 100} aria-label={translate('app.picture.sending')} />
            <Button size="small" color="inherit" onClick={stop}>
              {translate('app.action.cancel')}
            </Button>
          </div>
        )}
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
        <p role="status" className="rs-hidden">
          {said}
        </p>
      </div>
      {inputOf(chooser)}
      {inputOf(camera, square ? 'user' : 'environment')}
    </div>
  );
}
