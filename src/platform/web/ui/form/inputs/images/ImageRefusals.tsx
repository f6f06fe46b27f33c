import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { MAX_IMAGE_BYTES } from './image-problem';
import type { RefusedFile } from './useImageFiles';
import styles from './images-input.module.css';

interface ImageRefusalsProps {
  readonly refused: readonly RefusedFile[];
  readonly max: number;
  readonly onDismiss: () => void;
}

/** Lists the refused files, each with the reason. */
export function ImageRefusals({ refused, max, onDismiss }: ImageRefusalsProps) {
  const translate = useTranslate();
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className={styles['refused']}>
          <ul>
            {refused.map(({ name, problem }, index) => (
              <li key={index}>
                {translate(`app.image.problem.${problem}`, {
                  name,
                  size: formatNumber(MAX_IMAGE_BYTES / 1024 ** 2),
                  max,
                })}
              </li>
            ))}
          </ul>
          <IconButton size="small" aria-label={translate('app.image.dismiss')} onClick={onDismiss}>
            <Close fontSize="small" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
