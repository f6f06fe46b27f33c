import styles from './side-nav.module.css';

/** Where the menu will be. */
export function NavSkeleton() {
  return (
    <div className={styles['waiting']} data-waiting aria-hidden>
      {Array.from({ length: 8 }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
