import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../format/format-number';
import styles from './rich-text-editor.module.css';

interface LengthNoteProps {
  readonly id: string;
  readonly length: number;
  readonly most: number;
}

/** How much room is left, once it becomes little: formatting counts, so nobody can count it. */
export function LengthNote({ id, length, most }: LengthNoteProps) {
  const translate = useTranslate();
  if (length < most * 0.8) return null;
  return (
    <p id={id} className={styles['length']} data-over={length > most || undefined}>
      {translate('app.richText.length', { length: formatNumber(length), most: formatNumber(most) })}
    </p>
  );
}
