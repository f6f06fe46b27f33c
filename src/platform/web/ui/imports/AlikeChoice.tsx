import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatNumber } from '../format/format-number';
import type { Edits } from './corrections';
import styles from './imports.module.css';

interface AlikeChoiceProps {
  /** Number of undecided rows. */
  readonly total: number;
  readonly chosen: Edits['parecidos'];
  readonly onChoose: (all: Edits['parecidos']) => void;
}

const WAYS = [null, 'CREAR', 'OMITIR'] as const;

/** Choice for all new rows with possible duplicates: decide each, create all, or skip all. */
export function AlikeChoice({ total, chosen, onChoose }: AlikeChoiceProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles['tools']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['choice']}>
        {translate('imports.alike.all', { smart_count: total, total: formatNumber(total) })}
      </p>
      {WAYS.map((way) => (
        <Button
          key={way ?? ''}
          size="small"
          aria-pressed={chosen === way}
          variant={chosen === way ? 'contained' : 'outlined'}
          color={chosen === way ? 'primary' : 'inherit'}
          onClick={() => onChoose(way)}
        >
          {translate(`imports.alike.${way ?? 'EACH'}`)}
        </Button>
      ))}
    </div>
  );
}
