import styles from './side-nav.module.css';

/** Placeholder of the menu. */
export function NavSkeleton() {
  return (
    <div className={styles['waiting']} data-waiting aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
