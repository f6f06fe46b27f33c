import { useState } from 'react';
import { Icon, type IconName } from '#platform/web/ui/icons/Icon';
import styles from './screens.module.css';

export interface PictureProps {
  /** URL of the picture, or a data URL (`data:image/…`). */
  readonly src: string;
  /** Drawn without a picture, or when it fails to load. */
  readonly icon: IconName;
  /** Width and height in pixels. */
  readonly size: number;
  readonly shape?: 'square' | 'round';
}

/** Renders a small decorative picture beside a name. Assistive technology reads the name only. */
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
