import { useTranslate } from 'ra-core';
import type { AppConfig } from '../config/load-config';
import styles from './sign-in.module.css';

interface DemoUsersProps {
  readonly users: AppConfig['demoUsers'];
  readonly onPick: (email: string) => void;
}

/** One account per profile: a press signs in, to see the product as that profile does. */
export function DemoUsers({ users, onPick }: DemoUsersProps) {
  const translate = useTranslate();
  return (
    <section className={styles['demo']} aria-labelledby="demo-title">
      <h2 id="demo-title">{translate('app.signIn.demoTitle')}</h2>
      <p>{translate('app.signIn.demoText')}</p>
      <ul>
        {users.map(({ email, perfil }) => (
          <li key={email}>
            <button type="button" title={email} onClick={() => onPick(email)}>{perfil.replaceAll('-', ' ')}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}
