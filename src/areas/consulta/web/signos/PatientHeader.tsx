import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { Signos } from '#generated/shared/types/signos.gen';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import type { Context } from './useSignsEntry';
import styles from './signs.module.css';

interface PatientHeaderProps {
  readonly context: Context;
  readonly corrected: Signos | null;
  readonly onAllNormal: () => void;
  readonly onBack: () => void;
}

/** Renders the patient, the set being corrected, and the button for a patient with normal signs. */
export const PatientHeader = memo(function PatientHeader(props: PatientHeaderProps) {
  const { context, corrected, onAllNormal, onBack } = props;
  const translate = useTranslate();
  const isQueue = 'visitaId' in context;
  const hasBed = 'camaNumero' in context && (!('turnoNumero' in context) || context.turnoNumero === null);
  const where = hasBed
    ? translate('signs.bed', { number: context.camaNumero ?? '—' })
    : translate('signs.turn', { turn: ('turnoNumero' in context ? context.turnoNumero : null) ?? '—' });
  return (
    <header className={styles['patient']}>
      <div>
        <h2>{context.pacienteNombre ?? where}</h2>
        <p>{[context.edad, where, context.motivo].filter(Boolean).join(' · ')}</p>
        {corrected && (
          <p>
            <strong>{translate('signs.correct.of', { date: formatDateTime(corrected.fechaToma) })}</strong>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button variant="outlined" onClick={onAllNormal}>
          {translate('signs.allNormal')}
        </Button>
        <Button onClick={onBack}>{translate(isQueue ? 'signs.back' : 'signs.leave')}</Button>
      </div>
    </header>
  );
});
