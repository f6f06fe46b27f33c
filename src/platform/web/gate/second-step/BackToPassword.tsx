import type { SayFactor } from '../../factor/say-factor';
import { useGate } from '../GateContext';
import styles from '../gate.module.css';

/** The way back: another account, or a ticket that is over. */
export function BackToPassword({ say }: { readonly say: SayFactor }) {
  const { restart } = useGate();
  return (
    <button type="button" className={styles['other']} onClick={restart}>
      {say('gate.back')}
    </button>
  );
}
