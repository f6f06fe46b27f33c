import type { AppConfig } from '../config/load-config';
import { useGate } from './GateContext';
import styles from './demo-users.module.css';

interface DemoUsersProps {
  readonly users: AppConfig['demoUsers'];
  readonly onPick: (email: string) => void;
}

/** Demo accounts, one per profile: a press signs in with that profile. */
export function DemoUsers({ users, onPick }: DemoUsersProps) {
  const { say } = useGate();
  return (
    <section className={styles['demo']} aria-labelledby="demo-title">
      <h2 id="demo-title">{say('demo.title')}</h2>
      <p>{say('demo.text')}</p>
      <ul>
        {users.map(({ email, titulo }) => (
          <li key={email}>
            <button type="button" title={email} onClick={() => onPick(email)}>
              {titulo}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
