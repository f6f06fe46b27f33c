import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { useState } from 'react';
import { safeImageSource } from './safe-image-source';
import styles from './images.module.css';

export interface ThumbnailProps {
  readonly source: unknown;
  /** Empty when the name is beside it. */
  readonly alt?: string;
  readonly size?: 'small' | 'medium' | 'large' | 'whole';
}

/** A picture on a neutral tile; a placeholder when there is none, or it cannot be shown. */
export function Thumbnail({ source, alt = '', size = 'small' }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const shown = safeImageSource(source);
  return (
    <span className={styles['tile']} data-size={size}>
      {shown !== null && shown !== broken ? (
        <img
          src={shown}
          alt={alt}
          loading={size === 'small' ? 'lazy' : 'eager'}
          decoding="async"
          draggable={false}
          onError={() => setBroken(shown)}
        />
      ) : (
        <ImageOutlined aria-hidden={alt === ''} titleAccess={alt || undefined} />
      )}
    </span>
  );
}
