import Skeleton from '@mui/material/Skeleton';
import styles from './charts.module.css';

/** A drawing that is on its way: as large as the place it will have, so that nothing moves. */
export function ChartSkeleton() {
  return <Skeleton variant="rounded" className={styles['skeleton'] ?? ''} />;
}
