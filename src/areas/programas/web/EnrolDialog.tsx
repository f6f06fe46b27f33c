import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { ApiError } from '#platform/web/client/api-error';
import { DEFAULT_TIME_ZONE, todayIn } from '#platform/shared/dates/moments';
import { useOwn } from '#platform/web/ui/access/ReachContext';
import { DayInput } from '#platform/web/ui/form/inputs/DayInput';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { WorkError } from '#platform/web/ui/states/WorkError';
import styles from './programmes.module.css';

interface EnrolDialogProps {
  /** Preset by the caller; otherwise the dialog has a field for it. */
  readonly programaId?: number;
  readonly pacienteId?: number;
  readonly onClose: () => void;
}

/** Minimum length of a reason, as in the schema. */
const LEAST = 10;

/** Enrols a person in a programme. A mismatch with its population is reported, and a reason overrides it. */
export function EnrolDialog({ programaId, pacienteId, onClose }: EnrolDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const own = useOwn().unidad;
  const [programme, setProgramme] = useState(programaId ?? null);
  const [patient, setPatient] = useState(pacienteId ?? null);
  const [unit, setUnit] = useState(own?.length === 1 ? Number(own[0]) : null);
  const [fecha, setDay] = useState<string | null>(() => todayIn(DEFAULT_TIME_ZONE));
  const [proximaCita, setNext] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const work = useMutation({
    mutationFn: (data: Readonly<Record<string, unknown>>) =>
      provider.create('programa-inscripcion', { data, meta: { idempotencyKey: key } }),
    onSettled: () => setKey(crypto.randomUUID()),
    onSuccess: async () => {
      notify(translate('programmes.done'), { type: 'success' });
      onClose();
      await Promise.all(
        ['programa-inscripcion', 'programa-seguimiento', 'programa'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      );
    },
  });
  const asksReason =
    reason !== '' ||
    (work.error instanceof ApiError && work.error.errores.some(({ campo }) => campo === 'justificacion'));
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      // An edit clears the refusal, which concerned the previous values.
      if (!asksReason) work.reset();
      set(value);
    };
  const field = (name: string) => translate(`resources.programa-inscripcion.fields.${name}`);
  const missing = [
    patient === null && field('pacienteId'),
    programme === null && field('programaId'),
    unit === null && field('unidadId'),
    fecha === null && field('fecha'),
    reason.trim() !== '' && reason.trim().length < LEAST && field('justificacion'),
  ].filter((name) => name !== false);
  const pick = (name: string, reference: ResourceName, value: number | null, set: (id: number | null) => void) => (
    <div>
      <label htmlFor={`enrol-${name}`}>{field(name)}</label>
      <ReferencePicker
        id={`enrol-${name}`}
        reference={reference}
        value={value === null ? [] : [value]}
        onChange={([id]) => changed(set)(id === undefined ? null : Number(id))}
      />
    </div>
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="enrol-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (missing.length > 0 || work.isPending) return;
          work.mutate({
            programaId: programme,
            pacienteId: patient,
            unidadId: unit,
            fecha,
            ...(proximaCita === null ? {} : { proximaCita }),
            ...(reason.trim() === '' ? {} : { justificacion: reason.trim() }),
          });
        }}
      >
        <DialogTitle id="enrol-title">{translate('programmes.enrolTitle')}</DialogTitle>
        <DialogContent className={styles['fields'] ?? ''}>
          <Refusal error={work.error} />
          {pacienteId === undefined && pick('pacienteId', 'paciente', patient, setPatient)}
          {programaId === undefined && pick('programaId', 'programa', programme, setProgramme)}
          {own?.length !== 1 && pick('unidadId', 'unidad', unit, setUnit)}
          <DayInput id="enrol-day" label={field('fecha')} value={fecha} onChange={changed(setDay)} required />
          <DayInput id="enrol-next" label={field('proximaCita')} value={proximaCita} onChange={changed(setNext)} />
          {asksReason && (
            <div>
              <Alert severity="info">{translate('programmes.reasonHelp')}</Alert>
              <label htmlFor="enrol-reason">{field('justificacion')}</label>
              <TextField
                id="enrol-reason"
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                slotProps={{ htmlInput: { maxLength: 300 } }}
                multiline
                minRows={2}
                fullWidth
              />
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('programmes.close')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            {...blocked(
              missing.length > 0 && translate('app.why.missing', { fields: missing.join(', ') }),
              work.isPending,
            )}
          >
            {translate('programmes.enrol')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Renders all reasons of a refusal, without duplicates: several may concern the same patient. */
function Refusal({ error }: { readonly error: unknown }) {
  const told = error instanceof ApiError ? [...new Set(error.errores.map(({ mensaje }) => mensaje))] : [];
  if (told.length < 2) return <WorkError error={error} />;
  return (
    <Alert severity="error" role="alert">
      <ul>
        {told.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Alert>
  );
}
