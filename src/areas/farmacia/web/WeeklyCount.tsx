import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { Icon } from '#platform/web/ui/icons/Icon';
import { describeError } from '#platform/web/ui/states/describe-error';
import { usePharmacyCalls, type Book } from './usePharmacyCalls';
import styles from './controlled.module.css';

interface WeeklyCountProps {
  readonly counting: NonNullable<Book['conteo']>;
  readonly almacenId: number;
  readonly onChanged: () => void;
}

/** Renders the state of the weekly count: result of the last one, due date of the next, and the button that starts it. */
export function WeeklyCount({ counting, almacenId, onChanged }: WeeklyCountProps) {
  const translate = useTranslate();
  const { abierto, ultimo, dias, vencido } = counting;
  const differs = (ultimo?.diferencias.length ?? 0) > 0;
  // An adjusted difference is settled; any other is an unexplained loss.
  const alarm = differs && ultimo?.estatus !== 'APLICADO';
  const tone = alarm || (vencido && !abierto) ? 'danger' : differs || abierto ? 'warning' : 'success';
  return (
    <section className={styles['count']} data-tone={tone} aria-label={translate('app.pharmacy.count.title')}>
      <Icon name={tone === 'success' ? 'check' : tone === 'danger' ? 'alert' : 'clock'} />
      <div>
        <h2>{translate(alarm ? 'app.pharmacy.count.alarm' : 'app.pharmacy.count.title')}</h2>
        <p>
          {ultimo === null || dias === null ? (
            translate('app.pharmacy.count.never')
          ) : (
            <>
              <Link to={recordPath.show('conteo', ultimo.conteoId)}>{ultimo.folio ?? `#${ultimo.conteoId}`}</Link>
              {' · '}
              {formatDateTime(ultimo.fecha)}
              {' · '}
              {translate('app.pharmacy.count.lots', { smart_count: ultimo.lotes })}
              {' · '}
              {translate(differs ? 'app.pharmacy.count.differs' : 'app.pharmacy.count.agrees', {
                smart_count: ultimo.diferencias.length,
              })}
            </>
          )}
          {vencido && dias !== null && <b> {translate('app.pharmacy.count.overdue', { smart_count: dias })}</b>}
        </p>
        {differs && (
          <ul>
            {ultimo!.diferencias.map(({ insumoId, nombre, lote, sistema, contado, diferencia, motivo }) => (
              <li key={`${insumoId} ${lote}`}>
                <b>{nombre}</b> {lote && translate('app.pharmacy.count.lot', { lot: lote })}{' '}
                {translate('app.pharmacy.count.found', {
                  system: formatNumber(sistema),
                  counted: formatNumber(contado),
                  difference: `${diferencia > 0 ? '+' : '−'}${formatNumber(Math.abs(diferencia))}`,
                })}
                {motivo && ` · ${motivo}`}
              </li>
            ))}
          </ul>
        )}
      </div>
      <CountButton abierto={abierto} almacenId={almacenId} onChanged={onChanged} />
    </section>
  );
}

function CountButton({
  abierto,
  almacenId,
  onChanged,
}: Omit<WeeklyCountProps, 'counting'> & { readonly abierto: WeeklyCountProps['counting']['abierto'] }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = usePharmacyCalls();
  const mayCount = usePermission('conteo.capturar');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const work = useMutation({
    mutationFn: async () => (await calls.controladosContar({ body: { almacenId }, idempotencyKey: key })).data,
    onSettled: () => setKey(crypto.randomUUID()),
    onSuccess: async ({ conteoId }) => {
      await queries.invalidateQueries({ queryKey: ['conteo'] });
      onChanged();
      await navigate(recordPath.show('conteo', conteoId));
    },
  });
  if (abierto)
    return (
      <Button component={Link} variant="contained" color="primary" to={recordPath.show('conteo', abierto.conteoId)}>
        {translate('app.pharmacy.count.goOn', { folio: abierto.folio ?? '' })}
      </Button>
    );
  if (!mayCount) return null;
  const failure = work.error ? describeError(work.error) : null;
  return (
    <>
      <Button variant="contained" color="primary" disabled={work.isPending} onClick={() => work.mutate()}>
        {translate('app.pharmacy.count.begin')}
      </Button>
      {failure && (
        <Alert severity="error" role="alert">
          {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
        </Alert>
      )}
    </>
  );
}
