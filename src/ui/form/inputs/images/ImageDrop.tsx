import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { formatNumber } from '../../../format/format-number';
import { IMAGE_TYPES, MOST_IMAGE_BYTES } from './image-problem';
import styles from './images-input.module.css';

interface ImageDropProps {
  /** Id of the button, which takes the focus of the field. */
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

/** Takes files: chosen, dropped anywhere on the field, or pasted in it. */
export function ImageDrop({ id, count, max, describedBy, locked, progress, onFiles, onLeave, children }: ImageDropProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const rulesId = `${id}-rules`;
  const onDrag = (event: DragEvent) => {
    // Text that is dragged into a name stays text.
    if (locked || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={styles['drop']}
      data-over={over || undefined}
      data-locked={locked || undefined}
      onDragOver={onDrag}
      onDrop={onDrag}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onPaste={(event) => {
        if (locked || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        onFiles([...event.clipboardData.files]);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      {children}
      <div className={styles['add']}>
        <Button id={id} startIcon={<AddPhotoAlternate />} disabled={locked} aria-describedby={[describedBy, rulesId].filter(Boolean).join(' ')} onClick={() => input.current?.click()}>
          {translate('app.image.add')}
        </Button>
        <p id={rulesId}>
          {translate('app.image.rules', { size: formatNumber(MOST_IMAGE_BYTES / 1024 ** 2) })}
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
            // The same file may be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
      <div role="status" className={styles['progress']}>
        {progress && (
          <>
            <progress value={progress.done} max={progress.total} aria-hidden />
            {translate('app.image.reading', { position: progress.done + 1, total: progress.total })}
          </>
        )}
      </div>
    </div>
  );
}
