import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import { useDrop } from '#platform/web/ui/files/useDrop';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { shareOf } from '#platform/web/ui/format/share-of';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from './image-problem';
import styles from './images-input.module.css';

interface ImageDropProps {
  /** Id of the button, which receives the focus of the field. */
  readonly id: string;
  readonly count: number;
  readonly max: number;
  readonly describedBy: string | undefined;
  readonly locked: boolean;
  readonly progress: { readonly done: number; readonly total: number } | null;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** Accepts files that are chosen, dropped anywhere on the field, or pasted into it. */
export function ImageDrop({
  id,
  count,
  max,
  describedBy,
  locked,
  progress,
  onFiles,
  onLeave,
  children,
}: ImageDropProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop(onFiles, locked);
  const rulesId = `${id}-rules`;
  return (
    <div
      className={styles['drop']}
      data-over={drop.over || undefined}
      {...drop.handlers}
      data-locked={locked || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      {children}
      <div className={styles['add']}>
        <Button
          id={id}
          startIcon={<AddPhotoAlternate />}
          disabled={locked}
          aria-describedby={[describedBy, rulesId].filter(Boolean).join(' ')}
          onClick={() => input.current?.click()}
        >
          {translate('app.image.add')}
        </Button>
        <p id={rulesId}>
          {translate('app.image.rules', { size: formatNumber(MAX_IMAGE_BYTES / 1024 ** 2) })}
          {Number.isFinite(max) && ` ${translate('app.image.room', { count, max })}`}
        </p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={IMAGE_TYPES.join(',')}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            // Reset, so that a removed file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      <div role="status" className={styles['progress']}>
        {progress && (
          <>
            <LinearProgress variant="determinate" value={shareOf(progress.done, progress.total)} aria-hidden />
            {translate('app.image.reading', { position: progress.done + 1, total: progress.total })}
          </>
        )}
      </div>
    </div>
  );
}
