import { Fragment, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { monthsOf } from '#areas/solicitudes/shared/solicitud/ration';
import { recordPath } from '#platform/shared/record-path';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { ShareAmount } from './ShareAmount';
import { LineFigures } from './LineFigures';
import { Months } from './Months';
import type { HandSet, SharedRequest, SharedSupply } from './useRation';
import styles from './central-office.module.css';

interface ShareGridProps {
  readonly supply: SharedSupply;
  readonly requests: readonly SharedRequest[];
  readonly hand: ReadonlyMap<number, HandSet>;
  readonly onSet: (id: number, value: HandSet | null) => void;
}

/**
 * Lists the recipients of a supply with their amounts, and months of stock before and after. Enter and the arrows move between amounts.
 * Escape restores the amount of the rule.
 */
export function ShareGrid({ supply, requests, hand, onSet }: ShareGridProps) {
  const translate = useTranslate();
  const grid = useRef<HTMLTableElement>(null);
  const known = new Map(requests.map((request) => [request.solicitudId, request]));
  const { nombreGenerico, almacenNombre, libre, autorizado, excess, lineas } = supply;
  const label = (name: string) => translate(`app.centralOffice.grid.${name}`);
  const onKeyDown = (event: KeyboardEvent) => {
    const step =
      event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
        ? -1
        : event.key === 'Enter' || event.key === 'ArrowDown'
          ? 1
          : 0;
    if (step === 0) return;
    const inputs = [...(grid.current?.querySelectorAll<HTMLInputElement>('input[data-amount]') ?? [])];
    const at = inputs.indexOf(event.target as HTMLInputElement);
    if (at < 0) return;
    event.preventDefault();
    const next = inputs[at + step];
    next?.focus();
    next?.select();
  };
  return (
    <section className={styles['grid']} aria-label={nombreGenerico}>
      <h2>{nombreGenerico}</h2>
      <p className={styles['figures']} role="status">
        {almacenNombre} ·{' '}
        {translate('app.centralOffice.grid.free', {
          free: formatNumber(libre),
          given: formatNumber(autorizado),
          left: formatNumber(Math.max(0, libre - autorizado)),
        })}{' '}
        {excess > 0 && (
          <ToneChip tone="danger" icon="alert">
            {translate('app.centralOffice.grid.excess', { pieces: formatNumber(excess) })}
          </ToneChip>
        )}
      </p>
      <table ref={grid} className={styles['table']} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col">{label('unit')}</th>
            <th scope="col" data-number>
              {label('has')}
            </th>
            <th scope="col" data-number>
              {label('months')}
            </th>
            <th scope="col" data-number>
              {label('wanted')}
            </th>
            <th scope="col" data-number>
              {label('given')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lineas.map((line) => {
            const request = known.get(line.solicitudId)!;
            const set = hand.get(line.solicitudDetalleId);
            const short = line.minimo !== null && line.cuenta < line.minimo;
            return (
              <Fragment key={line.solicitudDetalleId}>
                <tr data-set={set ? true : undefined}>
                  <th scope="row">
                    {request.unidadNombre}
                    <small>
                      <Link to={recordPath.show('solicitud', line.solicitudId)}>{request.folio}</Link>
                      {request.urgente && (
                        <ToneChip tone="danger" icon="alert">
                          {label('urgent')}
                        </ToneChip>
                      )}
                    </small>
                  </th>
                  <td data-number data-label={label('has')}>
                    {formatNumber(line.cuenta)}
                    {short && (
                      <small>
                        {translate('app.centralOffice.grid.minimum', { minimum: formatNumber(line.minimo!) })}
                      </small>
                    )}
                  </td>
                  <td data-number data-label={label('months')}>
                    <Months before={monthsOf(line)} after={monthsOf(line, line.autorizada)} />
                  </td>
                  <td data-number data-label={label('wanted')}>
                    {formatNumber(line.solicitada)}
                  </td>
                  <td data-number data-label={label('given')}>
                    <ShareAmount
                      line={line}
                      name={`${label('given')}: ${request.unidadNombre}`}
                      set={set}
                      onSet={(value) => onSet(line.solicitudDetalleId, value)}
                    />
                  </td>
                </tr>
                <tr className={styles['figuresRow']}>
                  <td colSpan={5}>
                    <LineFigures line={line} request={request} supply={supply} />
                  </td>
                </tr>
              </Fragment>
            );
          })}
        </tbody>
      </table>
      <p className={styles['hint']}>{label('keys')}</p>
    </section>
  );
}
