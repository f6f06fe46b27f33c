import { useId, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { Icon } from '#platform/web/ui/icons/Icon';
import { describeError } from '#platform/web/ui/states/describe-error';
import tonedStyles from '#platform/web/ui/page/toned-box.module.css';
import { usePharmacyCalls, type ProposalLine } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

interface SubstitutionProps {
  readonly recetaId: number;
  readonly line: ProposalLine;
  /** Called after a proposal. */
  readonly onChanged: () => void;
}

const TONES = { AUTORIZADA: 'success', NEGADA: 'danger' } as const;

/** Renders the substitution of a missing medicine: the proposal with the prescriber's answer, or the possible substitutes. */
export function Substitution({ recetaId, line, onChanged }: SubstitutionProps) {
  const translate = useTranslate();
  const { sustitucion, recetado } = line;
  return (
    <>
      {recetado !== null && <p>{translate('app.pharmacy.substitute.instead', { name: recetado })}</p>}
      {sustitucion !== null && recetado === null && (
        <div
          className={tonedStyles['box']}
          data-tone={sustitucion.respuesta === null ? 'warning' : TONES[sustitucion.respuesta]}
          role="note"
        >
          <Icon name={sustitucion.respuesta === 'NEGADA' ? 'block' : 'clock'} />
          {translate(`app.pharmacy.substitute.${sustitucion.respuesta ?? 'ESPERA'}`, { name: sustitucion.nombre })}
        </div>
      )}
      {line.sustituible && line.sustitutos.length > 0 && sustitucion?.respuesta !== null && (
        <Propose recetaId={recetaId} line={line} onChanged={onChanged} />
      )}
    </>
  );
}

function Propose({ recetaId, line, onChanged }: SubstitutionProps) {
  const translate = useTranslate();
  const id = useId();
  const queries = useQueryClient();
  const calls = usePharmacyCalls();
  const [insumoId, setSupply] = useState<number | null>(null);
  const [motivo, setReason] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const work = useMutation({
    mutationFn: () =>
      calls.recetaSustitutoProponer({
        params: { recetaId },
        body: { detalleId: line.detalleId, insumoId: insumoId ?? 0, motivo: motivo.trim() },
        idempotencyKey: key,
      }),
    onSettled: () => setKey(crypto.randomUUID()),
    onSuccess: async () => {
      onChanged();
      await queries.invalidateQueries({ queryKey: ['receta', 'getOne'] });
    },
  });
  const failure = work.error ? describeError(work.error) : null;
  return (
    <details className={styles['propose']}>
      <summary>{translate('app.pharmacy.substitute.propose')}</summary>
      <label htmlFor={`${id}-supply`}>{translate('app.pharmacy.substitute.which')}</label>
      <select
        id={`${id}-supply`}
        value={insumoId ?? ''}
        onChange={({ target }) => setSupply(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{translate('app.pharmacy.substitute.choose')}</option>
        {line.sustitutos.map((each) => (
          <option key={each.insumoId} value={each.insumoId}>
            {translate('app.pharmacy.substitute.option', { name: each.nombre, smart_count: each.disponible })}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-reason`}>{translate('app.pharmacy.substitute.reason')}</label>
      <input id={`${id}-reason`} value={motivo} maxLength={200} onChange={({ target }) => setReason(target.value)} />
      <Button
        variant="outlined"
        {...blocked(
          insumoId === null
            ? translate('app.why.substitute')
            : motivo.trim().length < 5 && translate('app.why.reason', { least: 5 }),
          work.isPending,
        )}
        onClick={() => work.mutate()}
      >
        {translate('app.pharmacy.substitute.send')}
      </Button>
      {failure && (
        <Alert severity="error" role="alert">
          {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
        </Alert>
      )}
    </details>
  );
}
