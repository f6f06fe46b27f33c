import Skeleton from '@mui/material/Skeleton';
import styles from './charts.module.css';

/** Placeholder of a loading chart, with the final size, so that nothing moves. */
export function ChartSkeleton() {
  return <Skeleton variant="rounded" className={styles['skeleton'] ?? ''} />;
}
