import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Close from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { useId, useState, type KeyboardEvent } from 'react';
import type { ImageItem } from '../image-item';
import { Thumbnail } from '../Thumbnail';
import styles from './image-dialog.module.css';

interface ImageDialogProps {
  readonly items: readonly ImageItem[];
  readonly start: number;
  readonly onClose: () => void;
}

/** One enlarged picture, with arrows to the others. */
export default function ImageDialog({ items, start, onClose }: ImageDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [index, setIndex] = useState(start);
  const item = items[index];
  const step = (by: number) => setIndex((index + by + items.length) % items.length);
  const onKeyDown = (event: KeyboardEvent) => {
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') step(event.key === forward ? 1 : -1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={titleId}
      transitionDuration={100}
      onKeyDown={onKeyDown}
    >
      <div className={styles['head']}>
        <h2 id={titleId} aria-live="polite">
          {item?.name || translate('app.image.picture')}
          {items.length > 1 && (
            <small>{translate('app.image.position', { position: index + 1, total: items.length })}</small>
          )}
        </h2>
        <IconButton autoFocus aria-label={translate('app.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      <div className={styles['stage']}>
        {items.length > 1 && (
          <IconButton aria-label={translate('app.image.previous')} onClick={() => step(-1)}>
            <ChevronLeft className="rs-mirrored" />
          </IconButton>
        )}
        <Thumbnail key={item?.id} source={item?.img} alt={item?.name || translate('app.image.picture')} size="whole" />
        {items.length > 1 && (
          <IconButton aria-label={translate('app.image.next')} onClick={() => step(1)}>
            <ChevronRight className="rs-mirrored" />
          </IconButton>
        )}
      </div>
    </Dialog>
  );
}
