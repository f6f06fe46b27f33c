import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { Paciente } from '#generated/shared/types/paciente.gen';
import { TAKEABLE } from '#areas/pacientes/shared/pacientes/takeable';
import { isFilled, valueAt, type LooseRecord } from '#platform/shared/paths';
import { recordPath } from '#platform/shared/record-path';
import { sameValues } from '#platform/shared/merge/same-values';
import { describeError } from '#platform/web/ui/states/describe-error';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { MergeTable, type Difference } from './MergeTable';
import { usePatientCalls } from './usePatientCalls';
import styles from './merge.module.css';

/** Length of the reason for merging. */
const REASON = { least: 10, most: 300 };

interface MergeFormProps {
  readonly stays: number;
  readonly merged: number;
  readonly onSwap: () => void;
}

export function MergeForm({ stays, merged, onSwap }: MergeFormProps) {
  const one = useGetOne<Paciente & { id: number }>('paciente', { id: stays });
  const other = useGetOne<Paciente & { id: number }>('paciente', { id: merged });
  const error = one.error ?? other.error;
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([one.refetch(), other.refetch()])} />;
  return one.data && other.data ? <Sides stays={one.data} merged={other.data} onSwap={onSwap} /> : <Loading />;
}

interface SidesProps {
  readonly stays: Paciente;
  readonly merged: Paciente;
  readonly onSwap: () => void;
}

function Sides({ stays, merged, onSwap }: SidesProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = usePatientCalls();
  const [key] = useState(() => crypto.randomUUID());
  const differences = differencesOf(stays, merged);
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(differences.filter(({ own, other }) => !isFilled(own) && isFilled(other)).map(({ path }) => path)),
  );
  const [reason, setReason] = useState('');
  const work = useMutation({
    mutationFn: () =>
      calls.pacienteFusionar({
        body: {
          sobrevivienteId: stays.pacienteId,
          duplicadoId: merged.pacienteId,
          version: stays.version,
          motivo: reason.trim(),
          tomar: [...taken],
        },
        idempotencyKey: key,
      }),
    onSuccess: async () => {
      await Promise.all(
        ['paciente', 'paciente-unidad', 'paciente-fusion'].map((name) =>
          queries.invalidateQueries({ queryKey: [name] }),
        ),
      );
      notify('app.patient.merge.done', { type: 'success' });
      void navigate(recordPath.show('paciente', stays.pacienteId));
    },
  });
  const failure = work.error ? describeError(work.error) : null;
  const isReady = reason.trim().length >= REASON.least;
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) work.mutate();
      }}
    >
      <Button onClick={onSwap}>{translate('app.patient.merge.swap')}</Button>
      {differences.length === 0 ? (
        <p>{translate('app.patient.merge.alike')}</p>
      ) : (
        <MergeTable
          differences={differences}
          taken={taken}
          onTake={(path, take) =>
            setTaken(new Set(take ? [...taken, path] : [...taken].filter((each) => each !== path)))
          }
        />
      )}
      <p className={styles['note']}>{translate('app.patient.merge.both')}</p>
      <TextField
        label={translate('app.patient.merge.reason')}
        helperText={translate('app.patient.merge.reasonHelp', { least: REASON.least })}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        required
        fullWidth
        multiline
        slotProps={{ htmlInput: { maxLength: REASON.most } }}
      />
      {failure && (
        <Alert severity="error" role="alert">
          {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
        </Alert>
      )}
      <Button
        type="submit"
        variant="contained"
        color="primary"
        {...blocked(!isReady && translate('app.why.reason', { least: REASON.least }), work.isPending)}
      >
        {translate('app.patient.merge.submit')}
      </Button>
    </form>
  );
}

/** Returns the fields that differ. An existing CURP is not replaced by another one: two CURPs are two persons until verified. */
function differencesOf(stays: Paciente, merged: Paciente): Difference[] {
  return TAKEABLE.flatMap((path) => {
    const [own, other] = [stays, merged].map((record) => valueAt(record as unknown as LooseRecord, path));
    return sameValues(own, other) || (!isFilled(own) && !isFilled(other))
      ? []
      : [{ path, own, other, isFixed: path === 'persona.curp' && isFilled(own) }];
  });
}
