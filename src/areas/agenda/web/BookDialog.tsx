import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { CreatingPicker } from '#platform/web/ui/form/in-place/CreatingPicker';
import type { Physician } from './columns';
import { useAgendaWork, type Slot } from './useAgenda';
import { WorkError } from '#platform/web/ui/states/WorkError';
import styles from './agenda.module.css';

/** Minimum length of a reason, as in the schema. */
const LEAST = 3;
const MOST = 120;
/** Parameters of the agenda's address with the patient and the reason, supplied by linking pages. */
const [PATIENT, REASON] = ['paciente', 'motivo'];

interface BookDialogProps {
  readonly unidadId: number;
  readonly zone: string;
  readonly slot: Slot;
  readonly physician: Physician;
  readonly onClose: () => void;
}

/** Books a free slot for a patient. */
export function BookDialog({ unidadId, zone, slot, physician, onClose }: BookDialogProps) {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const { book } = useAgendaWork(() => {
    // Removes the patient from the address, because the next booking is for another one.
    setParams(
      (before) => {
        before.delete(PATIENT);
        before.delete(REASON);
        return before;
      },
      { replace: true },
    );
    onClose();
  });
  const [pacienteId, setPatient] = useState<number | null>(() => Number(params.get(PATIENT)) || null);
  const [titulo, setReason] = useState(() => (params.get(REASON) ?? '').slice(0, MOST));
  const missing = [
    pacienteId === null && translate('resources.evento.fields.pacienteId'),
    titulo.trim().length < LEAST && translate('resources.evento.fields.titulo'),
  ].filter((field) => field !== false);
  const ready = missing.length === 0;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="book-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (ready && !book.isPending)
            book.mutate({
              pacienteId,
              titulo: titulo.trim(),
              unidadId,
              personalMedicoId: physician.personalMedicoId,
              inicio: slot.inicio,
            });
        }}
      >
        <DialogTitle id="book-title">{translate('agenda.book')}</DialogTitle>
        <DialogContent className={styles['fields'] ?? ''}>
          <WorkError error={book.error} />
          <p>
            {formatDateTime(slot.inicio, zone)} · {physician.nombre}
          </p>
          <div>
            <label htmlFor="book-patient">{translate('resources.evento.fields.pacienteId')}</label>
            <CreatingPicker
              id="book-patient"
              reference="paciente"
              place="evento/nuevo#pacienteId"
              value={pacienteId === null ? [] : [pacienteId]}
              onChange={([chosen]) => setPatient(chosen === undefined ? null : Number(chosen))}
            />
          </div>
          <div>
            <label htmlFor="book-reason">{translate('resources.evento.fields.titulo')}</label>
            <TextField
              id="book-reason"
              value={titulo}
              onChange={({ target }) => setReason(target.value)}
              slotProps={{ htmlInput: { maxLength: MOST } }}
              fullWidth
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('agenda.close')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            {...blocked(
              missing.length > 0 && translate('app.why.missing', { fields: missing.join(', ') }),
              book.isPending,
            )}
          >
            {translate('agenda.book')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
