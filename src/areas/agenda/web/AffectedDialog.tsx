import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import type { Affected, Decision } from './affected';
import styles from './affected.module.css';

const DECISIONS: readonly Decision[] = ['MOVER', 'CANCELAR', 'CONSERVAR'];

interface AffectedDialogProps {
  readonly affected: readonly Affected[];
  readonly onAnswer: (decisions: readonly { readonly eventoId: number; readonly accion: Decision }[] | null) => void;
}

/** Requests a decision about each appointment outside new hours. Nothing is preselected. */
export default function AffectedDialog({ affected, onAnswer }: AffectedDialogProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ReadonlyMap<number, Decision>>(new Map());
  const undecided = affected.filter(({ eventoId }) => !chosen.has(eventoId)).length;
  const choose = (appointments: readonly Affected[], decision: string) => {
    const next = new Map(chosen);
    for (const { eventoId, siguiente } of appointments)
      if (decision === '' || (decision === 'MOVER' && siguiente === null)) next.delete(eventoId);
      else next.set(eventoId, decision as Decision);
    setChosen(next);
  };
  return (
    <Dialog open onClose={() => onAnswer(null)} fullWidth maxWidth="md" aria-labelledby="affected-title">
      <DialogTitle id="affected-title">{translate('agenda.affected.title')}</DialogTitle>
      <DialogContent>
        <p>{translate('agenda.affected.help')}</p>
        {affected.length > 1 && (
          <label className={styles['all']}>
            {translate('agenda.affected.all')}
            <select defaultValue="" onChange={({ target }) => choose(affected, target.value)}>
              <option value="">{translate('agenda.affected.choose')}</option>
              {DECISIONS.map((decision) => (
                <option key={decision} value={decision}>
                  {translate(`agenda.affected.${decision}`)}
                </option>
              ))}
            </select>
          </label>
        )}
        <ul className={styles['list']}>
          {affected.map((each) => (
            <li key={each.eventoId}>
              <div>
                <Link to={recordPath.show('evento', each.eventoId)}>{formatDateTime(each.inicio)}</Link>{' '}
                <b>{each.pacienteNombre}</b>
                <small>{[each.titulo, each.folio].filter(Boolean).join(' · ')}</small>
              </div>
              <select
                aria-label={translate('agenda.affected.decision', { name: each.pacienteNombre ?? each.folio ?? '' })}
                value={chosen.get(each.eventoId) ?? ''}
                onChange={({ target }) => choose([each], target.value)}
              >
                <option value="">{translate('agenda.affected.choose')}</option>
                <option value="MOVER" disabled={each.siguiente === null}>
                  {each.siguiente === null
                    ? translate('agenda.affected.noPlace')
                    : translate('agenda.affected.moveTo', { when: formatDateTime(each.siguiente) })}
                </option>
                <option value="CANCELAR">{translate('agenda.affected.CANCELAR')}</option>
                <option value="CONSERVAR">{translate('agenda.affected.CONSERVAR')}</option>
              </select>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(null)}>{translate('agenda.affected.leave')}</Button>
        <Button
          variant="contained"
          color="primary"
          {...blocked(undecided > 0 && translate('agenda.affected.undecided', { smart_count: undecided }))}
          onClick={() => onAnswer([...chosen].map(([eventoId, accion]) => ({ eventoId, accion })))}
        >
          {translate('agenda.affected.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
