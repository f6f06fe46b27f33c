import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { describeError } from '#platform/web/ui/states/describe-error';
import { usePatientCalls, type Found } from './usePatientCalls';
import styles from './network.module.css';

/** Length of the reason for an emergency access. */
const LENGTH = { least: 15, most: 300 };

interface FoundPatientProps {
  readonly found: Found;
  readonly curp: string;
  readonly onDone: () => void;
}

/**
 * Renders a patient of the network. One within reach is opened directly. Others need a file in the user's unit or, in an emergency, a
 * reason.
 */
export function FoundPatient({
  found: { pacienteId, iniciales, edad, genero, unidadNombre, alcanza },
  curp,
  onDone,
}: FoundPatientProps) {
  const translate = useTranslate();
  const calls = usePatientCalls();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [keys] = useState(() => ({ file: crypto.randomUUID(), emergency: crypto.randomUUID() }));
  const [reason, setReason] = useState('');
  const mayOpen = usePermission('paciente-unidad.administrar');
  const mayBreak = usePermission('expediente.acceso-emergencia');
  const go = async () => {
    await queries.invalidateQueries({ queryKey: ['paciente'] });
    onDone();
    void navigate(recordPath.show('paciente', pacienteId));
  };
  const file = useMutation({
    mutationFn: () => calls.pacienteAbrirExpediente({ body: { curp }, idempotencyKey: keys.file }),
    onSuccess: go,
  });
  const emergency = useMutation({
    mutationFn: () =>
      calls.pacienteAccesoEmergencia({
        params: { pacienteId },
        body: { motivoAcceso: reason.trim() },
        idempotencyKey: keys.emergency,
      }),
    onSuccess: go,
  });
  const error = file.error ?? emergency.error;
  const failure = error ? describeError(error) : null;
  return (
    <section className={styles['found']} aria-label={iniciales}>
      <p>
        <b>{iniciales}</b>
        <small>
          {[edad, genero ? translate(`enums.Genero.${genero}`) : null, unidadNombre].filter(Boolean).join(' · ')}
        </small>
      </p>
      {alcanza ? (
        <Button variant="contained" onClick={() => void go()}>
          {translate('app.patient.network.open')}
        </Button>
      ) : (
        <>
          {mayOpen && (
            <Button variant="contained" disabled={file.isPending} onClick={() => file.mutate()}>
              {translate('app.patient.network.openFile')}
            </Button>
          )}
          {mayBreak && (
            <form
              onSubmit={(event) => {
                event.preventDefault();
                if (reason.trim().length >= LENGTH.least) emergency.mutate();
              }}
            >
              <TextField
                label={translate('app.patient.network.reason')}
                helperText={translate('app.patient.network.reasonHelp', { least: LENGTH.least })}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
                multiline
                minRows={2}
                fullWidth
                slotProps={{ htmlInput: { maxLength: LENGTH.most } }}
              />
              <Button
                type="submit"
                color="error"
                variant="outlined"
                {...blocked(
                  reason.trim().length < LENGTH.least && translate('app.why.reason', { least: LENGTH.least }),
                  emergency.isPending,
                )}
              >
                {translate('app.patient.network.emergency')}
              </Button>
            </form>
          )}
        </>
      )}
      {failure && (
        <Alert severity="error" role="alert">
          {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
        </Alert>
      )}
    </section>
  );
}
