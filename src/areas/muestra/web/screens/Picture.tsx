import { useState } from 'react';
import { Icon, type IconName } from '#platform/web/ui/icons/Icon';
import styles from './screens.module.css';

export interface PictureProps {
  /** An address, or the picture itself (`data:image/…`). */
  readonly src: string;
  /** Drawn when there is no picture, or it cannot be loaded. */
  readonly icon: IconName;
  /** Width and height in pixels. */
  readonly size: number;
  readonly shape?: 'square' | 'round';
}

/** A small picture beside the name of what it shows: to assistive technology the name is enough. */
export function Picture({ src, icon, size, shape = 'square' }: PictureProps) {
  const [failed, setFailed] = useState('');
  return (
    <span className={styles['picture']} data-shape={shape} style={{ width: size, height: size }}>
      {src === '' || failed === src ? (
        <Icon name={icon} />
      ) : (
        <img src={src} alt="" width={size} height={size} onError={() => setFailed(src)} />
      )}
    </span>
  );
}
