import { Icon } from '../icons/Icon';
import styles from './toned-box.module.css';

interface TonedNoteProps {
  readonly text: string;
  readonly tone: 'danger' | 'warning' | 'neutral';
}

/** One sentence in a box of its tone; a sign stands before all but a neutral one. */
export function TonedNote({ text, tone }: TonedNoteProps) {
  return (
    <div className={styles['box']} data-tone={tone} role="note">
      {tone !== 'neutral' && <Icon name="alert" />}
      {text}
    </div>
  );
}
