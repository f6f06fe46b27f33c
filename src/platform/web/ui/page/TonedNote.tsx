import { Icon } from '../icons/Icon';
import styles from './toned-box.module.css';

interface TonedNoteProps {
  readonly text: string;
  readonly tone: 'danger' | 'warning' | 'neutral';
}

/** A one-sentence note in a coloured box; all tones except neutral have an icon. */
export function TonedNote({ text, tone }: TonedNoteProps) {
  return (
    <div className={styles['box']} data-tone={tone} role="note">
      {tone !== 'neutral' && <Icon name="alert" />}
      {text}
    </div>
  );
}
