import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: IconName;
  readonly actions?: ReactNode;
  /** Content below, over the full width, such as the key facts of a document. */
  readonly below?: ReactNode;
}

/** Top of a page: title, one-line description, and main action. */
export function PageHeading({ title, description, icon, actions, below }: PageHeadingProps) {
  return (
    <header className={styles['heading']}>
      {icon && (
        <span className={styles['icon']}>
          <Icon name={icon} />
        </span>
      )}
      <div className={styles['texts']}>
        <h1 className={styles['title']}>{title}</h1>
        {description && <p className={styles['description']}>{description}</p>}
      </div>
      {actions && <div className={styles['actions']}>{actions}</div>}
      {below && <div className={styles['below']}>{below}</div>}
    </header>
  );
}
