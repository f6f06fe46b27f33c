import Skeleton from '@mui/material/Skeleton';
import styles from './dashboard.module.css';

/** Renders placeholders of a loading dashboard at the positions of its cards. */
export function DashboardSkeleton() {
  return (
    <>
      <div className={styles['statistics']}>
        {['revenue', 'orders', 'purchases'].map((card) => (
          <Skeleton key={card} variant="rounded" height={128} />
        ))}
      </div>
      {[560, 440].map((height) => (
        <div key={height} className={styles['pair']}>
          <Skeleton variant="rounded" height={height} />
          <Skeleton variant="rounded" height={height} />
        </div>
      ))}
    </>
  );
}
