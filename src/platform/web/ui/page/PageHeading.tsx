import type { ReactNode } from 'react';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  /** Content below, over the full width, such as the key facts of a document. */
  readonly below?: ReactNode;
  /** Keeps title and actions in view while the page scrolls. */
  readonly sticky?: boolean;
}

/** Top of a page: title, one-line description, and main action. */
export function PageHeading({ title, description, actions, below, sticky = false }: PageHeadingProps) {
  const line = (
    <>
      <div className={styles['texts']}>
        <h1 className={styles['title']}>{title}</h1>
        {description && <p className={styles['description']}>{description}</p>}
      </div>
      {actions && (
        <div className={styles['actions']} data-heading-actions>
          {actions}
        </div>
      )}
    </>
  );
  const under = below && <div className={styles['below']}>{below}</div>;
  if (!sticky)
    return (
      <header className={styles['heading']}>
        {line}
        {under}
      </header>
    );
  return (
    <header className={styles['parts']}>
      <div className={styles['sticky']} data-sticky-head>
        <div className={styles['heading']}>{line}</div>
      </div>
      {under}
    </header>
  );
}
