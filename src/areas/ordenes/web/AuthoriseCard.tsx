import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { formatMoney, formatNumber } from '#platform/web/ui/format/format-number';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { Allergies } from './Allergies';
import { OrderMarks } from './OrderMarks';
import { useOrderWork, type PendingOrder } from './useOrderCalls';
import styles from './orders.module.css';

/** Multiple of the usual amount from which an amount is highlighted. */
const UNUSUAL = 2;

/** Renders one order to authorise: amounts may be changed for a reason, or the whole order rejected. */
export function AuthoriseCard({ order }: { readonly order: PendingOrder }) {
  const translate = useTranslate();
  const id = useId();
  const [amounts, setAmounts] = useState<ReadonlyMap<number, number>>(new Map());
  const [why, setWhy] = useState('');
  const [isRejecting, setRejecting] = useState(false);
  const work = useOrderWork<unknown>();
  const { ordenCargoId, version, lineas, autorizacionPendiente } = order;
  const amountOf = (line: PendingOrder['lineas'][number]) =>
    amounts.get(line.insumoOrdenCargoId) ?? line.cantidadSolicitada;
  const isChanged = lineas.some((line) => amountOf(line) !== line.cantidadSolicitada);
  const total = lineas.reduce((sum, line) => sum + amountOf(line) * line.precioUnitario, 0);
  const step = (transition: string, body: Readonly<Record<string, unknown>>) =>
    work.mutate((calls, idempotencyKey) =>
      calls.transition('orden-cargo', { id: ordenCargoId, version, transition, body, idempotencyKey }),
    );
  const authorise = () =>
    autorizacionPendiente
      ? step('regularizar', { observacionAutorizacion: why || null })
      : step('autorizar', {
          observacionAutorizacion: null,
          lineas: lineas.map((line) => ({
            insumoOrdenCargoId: line.insumoOrdenCargoId,
            cantidadAutorizada: amountOf(line),
            motivoModificacion: amountOf(line) === line.cantidadSolicitada ? null : why || null,
          })),
        });
  return (
    <section className={styles['line']} aria-labelledby={id} data-urgent={order.prioridad === 1 || undefined}>
      <header>
        <h2 id={id}>
          {[order.servicioNombre, order.camaNumero, order.paciente].filter(Boolean).join(' · ')}
          <small>
            {[order.folio, order.solicitante && translate('app.orders.askedBy', { name: order.solicitante })]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {order.motivoUrgencia && <small>{order.motivoUrgencia}</small>}
        </h2>
        <OrderMarks order={order} state={false} />
      </header>
      <Allergies patient={order} />
      <div
        className={styles['scroll']}
        role="region"
        tabIndex={0}
        aria-label={translate('app.orders.authorise.linesOf', { folio: order.folio ?? '' })}
      >
        <table
          className={styles['table']}
          aria-label={translate('app.orders.authorise.linesOf', { folio: order.folio ?? '' })}
        >
          <thead>
            <tr>
              {(['supply', 'asked', 'usual', 'days', 'stock', 'cost'] as const).map((column) => (
                <th key={column} scope="col">
                  {translate(`app.orders.authorise.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lineas.map((line) => (
              <tr key={line.insumoOrdenCargoId}>
                <th scope="row">
                  {line.nombre}
                  {line.controlado && (
                    <ToneChip tone="warning" icon="shield">
                      {translate('app.orders.controlled')}
                    </ToneChip>
                  )}
                  {line.justificacion && <small>{line.justificacion}</small>}
                </th>
                <td>
                  {autorizacionPendiente ? (
                    formatNumber(line.cantidadSolicitada)
                  ) : (
                    <input
                      type="number"
                      inputMode="numeric"
                      min={0}
                      max={9999}
                      aria-label={translate('app.orders.amountOf', { name: line.nombre })}
                      value={amountOf(line)}
                      onChange={({ target }) =>
                        setAmounts(
                          (before) =>
                            new Map([
                              ...before,
                              [line.insumoOrdenCargoId, Math.max(0, Math.trunc(Number(target.value) || 0))],
                            ]),
                        )
                      }
                    />
                  )}
                </td>
                <td
                  data-tone={
                    line.habitual !== null && amountOf(line) >= UNUSUAL * line.habitual ? 'warning' : undefined
                  }
                >
                  {line.habitual === null ? '—' : formatNumber(line.habitual)}
                </td>
                <td>{line.diasTratamiento === null ? '—' : formatNumber(line.diasTratamiento)}</td>
                <td data-tone={line.disponible < amountOf(line) ? 'danger' : undefined}>
                  {formatNumber(line.disponible)}
                </td>
                <td>{formatMoney(amountOf(line) * line.precioUnitario)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {(isChanged || isRejecting || autorizacionPendiente) && (
        <label className={styles['asked']}>
          {translate(
            isRejecting
              ? 'app.orders.authorise.rejectWhy'
              : autorizacionPendiente
                ? 'app.orders.authorise.remark'
                : 'app.orders.authorise.changeWhy',
          )}
          <input value={why} maxLength={300} onChange={({ target }) => setWhy(target.value)} />
        </label>
      )}
      <WorkError error={work.error} />
      <div className={styles['send']}>
        <span>
          {formatMoney(total)}
          {order.propia && !autorizacionPendiente && <small>{translate('app.orders.authorise.own')}</small>}
        </span>
        {!autorizacionPendiente && (
          <Button
            variant="text"
            color="error"
            size="large"
            {...blocked(
              order.propia
                ? translate('app.orders.authorise.own')
                : isRejecting && why.trim().length < 10 && translate('app.why.reason', { least: 10 }),
              work.isPending,
            )}
            onClick={() => (isRejecting ? step('rechazar', { motivo: why }) : setRejecting(true))}
          >
            {translate('app.orders.authorise.reject')}
          </Button>
        )}
        <Button
          variant="contained"
          color="primary"
          size="large"
          {...blocked(
            order.propia && !autorizacionPendiente
              ? translate('app.orders.authorise.own')
              : isRejecting
                ? translate('app.why.rejecting')
                : isChanged && why.trim() === '' && translate('app.why.change'),
            work.isPending,
          )}
          onClick={authorise}
        >
          {translate(autorizacionPendiente ? 'app.orders.authorise.regularise' : 'app.orders.authorise.authorise')}
        </Button>
      </div>
    </section>
  );
}
