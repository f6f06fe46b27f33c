import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly icon?: IconName;
  readonly actions?: ReactNode;
}

/** Top of a page: title, one-line description, and main action. */
export function PageHeading({ title, description, icon, actions }: PageHeadingProps) {
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
    </header>
  );
}
