import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined';
import StarOutline from '@mui/icons-material/StarOutline';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import type { ImageItem } from '#platform/web/ui/values/images/image-item';
import { Thumbnail } from '#platform/web/ui/values/images/Thumbnail';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import styles from './images-input.module.css';

interface ImageTileProps {
  readonly item: ImageItem;
  /** Position in the list, from 1. */
  readonly position: number;
  readonly locked: boolean;
  readonly onRename: (name: string) => void;
  readonly onPrincipal: () => void;
  readonly onRemove: () => void;
}

/** One picture with its name and actions. */
export function ImageTile({
  item: { id, name, img },
  position,
  locked,
  onRename,
  onPrincipal,
  onRemove,
}: ImageTileProps) {
  const translate = useTranslate();
  const called = name || translate('app.image.nth', { position });
  const principal = position === 1;
  return (
    <li
      className={styles['tile']}
      data-image={id}
      tabIndex={-1}
      aria-label={principal ? translate('app.image.isPrincipal', { name: called }) : called}
    >
      <div className={styles['picture']}>
        <Thumbnail source={img} size="whole" />
        {principal && (
          <span className={styles['badge']} aria-hidden>
            <ToneChip tone="info">{translate('app.image.principal')}</ToneChip>
          </span>
        )}
      </div>
      <OutlinedInput
        size="small"
        fullWidth
        value={name}
        disabled={locked}
        onChange={(event) => onRename(event.target.value)}
        inputProps={{ 'aria-label': translate('app.image.name', { position }), autoComplete: 'off' }}
      />
      {!locked && (
        <div className={styles['tools']}>
          {!principal && (
            <Tooltip title={translate('app.image.makePrincipal')}>
              <IconButton
                size="small"
                aria-label={translate('app.image.makePrincipalOf', { name: called })}
                onClick={onPrincipal}
              >
                <StarOutline fontSize="small" />
              </IconButton>
            </Tooltip>
          )}
          <Tooltip title={translate('app.image.remove')}>
            <IconButton size="small" aria-label={translate('app.image.removeOf', { name: called })} onClick={onRemove}>
              <DeleteOutline fontSize="small" />
            </IconButton>
          </Tooltip>
        </div>
      )}
    </li>
  );
}
