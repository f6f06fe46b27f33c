import { useGate } from './GateContext';
import styles from './gate.module.css';

/** Shown while waiting for the identity provider (SPEC 2). */
export function Progress() {
  const { say } = useGate();
  return (
    <p className={styles['progress']} role="status">
      <span className={styles['spinner']} aria-hidden />
      {say('corporate.progress')}
    </p>
  );
}
