import type { SayFactor } from '../../factor/say-factor';
import { useGate } from '../GateContext';
import styles from '../gate.module.css';

/** Link back to the password: for another account, or an expired ticket. */
export function BackToPassword({ say }: { readonly say: SayFactor }) {
  const { restart } = useGate();
  return (
    <button type="button" className={styles['other']} onClick={restart}>
      {say('gate.back')}
    </button>
  );
}
