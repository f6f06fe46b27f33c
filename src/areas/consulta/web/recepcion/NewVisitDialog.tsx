import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { Visita, VisitaInput } from '#generated/shared/types/visita.gen';
import { tipoVisita, triage as triageChoices } from '#generated/web/visita/enums.gen';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';
import { CreatingPicker } from '#platform/web/ui/form/in-place/CreatingPicker';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { PatientTrouble } from './PatientTrouble';
import { UnidentifiedButton } from './UnidentifiedButton';
import type { QueueVisit } from './useQueue';
import styles from './reception.module.css';

/** Kinds of visit without hospitalisation: beds are assigned elsewhere. */
const KINDS = tipoVisita.options.filter(({ value }) => value !== 'HOSPITALIZACION');

export interface MadeVisit {
  readonly turnoNumero: number | null;
  readonly nucleoNombre: string | null;
  readonly fechaLlegada: string;
}

interface NewVisitDialogProps {
  readonly unidadId: number;
  readonly queued: readonly QueueVisit[];
  readonly onClose: () => void;
  readonly onMade: (visit: MadeVisit) => void;
}

/** Adds a patient to the queue, found by name, CURP or file. Shows problems of the file first. */
export function NewVisitDialog({ unidadId, queued, onClose, onMade }: NewVisitDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const id = useId();
  const [key] = useState(() => crypto.randomUUID());
  const [values, setValues] = useState<Partial<VisitaInput>>({ tipo: 'CONSULTA' });
  const set = (more: Partial<VisitaInput>) => setValues((before) => ({ ...before, ...more }));
  const { pacienteId, tipo, motivo = '', nucleoId, triage } = values;
  const work = useMutation({
    mutationFn: async () =>
      (await provider.create('visita', { data: { ...values, unidadId }, meta: { idempotencyKey: key } }))
        .data as unknown as Visita,
    onSuccess: async (made) => {
      await queries.invalidateQueries({ queryKey: ['visita'] });
      onMade({ ...made, fechaLlegada: made.fechaLlegada ?? new Date().toISOString() });
    },
  });
  const refused = work.error ? failureErrors(work.error, translate) : {};
  const isUrgent = tipo === 'URGENCIAS';
  const field = (name: keyof VisitaInput) => translate(`resources.visita.fields.${name}`);
  const missing = [
    pacienteId === undefined && field('pacienteId'),
    motivo.trim().length < 3 && field('motivo'),
    isUrgent && triage === undefined && field('triage'),
  ].filter((name) => name !== false);
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} fullWidth maxWidth="sm">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          work.mutate();
        }}
      >
        <DialogTitle id={`${id}-title`}>{translate('queue.newVisit')}</DialogTitle>
        <DialogContent className={styles['fields'] ?? ''}>
          {Object.keys(refused).length > 0 && (
            <Alert severity="error" role="alert">
              {Object.entries(refused).map(([path, text]) => (
                <div key={path}>{text}</div>
              ))}
            </Alert>
          )}
          <div>
            <label htmlFor={`${id}-patient`}>{field('pacienteId')}</label>
            <CreatingPicker
              id={`${id}-patient`}
              reference="paciente"
              place="visita/nueva#pacienteId"
              value={pacienteId === undefined ? [] : [pacienteId]}
              onChange={([chosen]) =>
                setValues(({ pacienteId: _, ...before }) =>
                  chosen === undefined ? before : { ...before, pacienteId: Number(chosen) },
                )
              }
            />
            <small>{translate('queue.patientHint')}</small>
            {pacienteId === undefined && <UnidentifiedButton onMade={(made) => set({ pacienteId: made })} />}
          </div>
          {pacienteId !== undefined && <PatientTrouble pacienteId={pacienteId} unidadId={unidadId} queued={queued} />}
          <div>
            <label htmlFor={`${id}-reason`}>{field('motivo')}</label>
            <TextField
              id={`${id}-reason`}
              value={motivo}
              onChange={({ target }) => set({ motivo: target.value })}
              slotProps={{ htmlInput: { maxLength: 300 } }}
              fullWidth
            />
          </div>
          <div>
            <label htmlFor={`${id}-kind`}>{field('tipo')}</label>
            <select
              id={`${id}-kind`}
              value={tipo}
              onChange={({ target }) => set({ tipo: target.value as VisitaInput['tipo'] })}
            >
              {KINDS.map(({ value }) => (
                <option key={value} value={value}>
                  {translate(`enums.TipoVisita.${value}`)}
                </option>
              ))}
            </select>
          </div>
          {isUrgent && (
            <fieldset className={styles['triage']}>
              <legend>{field('triage')}</legend>
              {triageChoices.options.map(({ value, tone }) => (
                <label key={value} data-tone={tone}>
                  <input
                    type="radio"
                    name="triage"
                    checked={triage === value}
                    onChange={() => set({ triage: value as NonNullable<VisitaInput['triage']> })}
                  />
                  {translate(`enums.Triage.${value}`)}
                </label>
              ))}
            </fieldset>
          )}
          <div>
            <label htmlFor={`${id}-service`}>{field('nucleoId')}</label>
            <ReferencePicker
              id={`${id}-service`}
              reference="nucleo"
              filter={{ unidadId }}
              value={nucleoId === undefined ? [] : [nucleoId]}
              onChange={([chosen]) =>
                setValues(({ nucleoId: _, ...before }) =>
                  chosen === undefined ? before : { ...before, nucleoId: Number(chosen) },
                )
              }
            />
          </div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('queue.close')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            {...blocked(
              missing.length > 0 && translate('app.why.missing', { fields: missing.join(', ') }),
              work.isPending,
            )}
          >
            {translate('queue.giveTurn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
