import type { FactorSecret } from '../session/account-calls';
import { CopyButton } from './CopyButton';
import { groupedKey } from './grouped-key';
import { QrCode } from './QrCode';
import type { SayFactor } from './say-factor';
import styles from './factor.module.css';

interface SecretToScanProps {
  readonly say: SayFactor;
  readonly secret: FactorSecret;
}

/** The secret of a second factor for an authenticator app: to scan, or to type. */
export function SecretToScan({ say, secret: { secreto, uri } }: SecretToScanProps) {
  return (
    <ol className={styles['steps']}>
      <li>{say('setup.app')}</li>
      <li>
        <p>{say('setup.scan')}</p>
        <QrCode text={uri} label={say('setup.qr')} />
        <p className={styles['quiet']}>{say('setup.orType')}</p>
        <p>
          <code className={styles['key']} translate="no">
            {groupedKey(secreto)}
          </code>
        </p>
        <p className={styles['actions']}>
          <CopyButton say={say} text={secreto} label={say('setup.copyKey')} />
        </p>
      </li>
      <li>{say('setup.confirm')}</li>
    </ol>
  );
}
