import Skeleton from '@mui/material/Skeleton';
import pageStyles from '../page/page.module.css';
import sectionStyles from '../page/titled-section.module.css';
import styles from './show.module.css';

/** Placeholder of a loading record. */
export function ShowSkeleton() {
  return (
    <div className={pageStyles['page']} aria-busy>
      <Skeleton variant="text" width="40%" height={36} />
      {[0, 1].map((section) => (
        <div key={section} className={sectionStyles['section']}>
          <Skeleton variant="text" width={140} />
          <div className={`${styles['list']} ${styles['top']}`}>
            {[0, 1, 2, 3].map((field) => (
              <Skeleton key={field} variant="text" height={44} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
