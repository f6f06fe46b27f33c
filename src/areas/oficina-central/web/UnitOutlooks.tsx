import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { Months } from './Months';
import type { SharedRequest } from './useRation';
import styles from './central-office.module.css';

/** Effect on each unit: months of stock, supplies out of stock and below the minimum, and the reason why a request is left out. */
export function UnitOutlooks({ requests }: { readonly requests: readonly SharedRequest[] }) {
  const translate = useTranslate();
  const label = (name: string) => translate(`app.centralOffice.outlook.${name}`);
  const rows = requests.toSorted(
    (a, b) =>
      Number(a.impedimento === null) - Number(b.impedimento === null) ||
      (a.mesesDespues ?? 999) - (b.mesesDespues ?? 999),
  );
  return (
    <table className={styles['table']} aria-label={label('title')}>
      <thead>
        <tr>
          <th scope="col">{label('unit')}</th>
          {(['months', 'out', 'below', 'pieces'] as const).map((name) => (
            <th key={name} scope="col" data-number>
              {label(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((request) => (
          <tr key={request.solicitudId}>
            <th scope="row">
              {request.unidadNombre}
              <small>
                <Link to={recordPath.show('solicitud', request.solicitudId)}>{request.folio}</Link> ·{' '}
                {request.almacenNombre}
              </small>
              {request.impedimento && (
                <ToneChip tone="warning" icon="block">
                  {translate(`app.centralOffice.hindrance.${request.impedimento}`, { person: request.persona ?? '' })}
                </ToneChip>
              )}
            </th>
            <td data-number data-label={label('months')}>
              <Months before={request.mesesAntes} after={request.mesesDespues} />
            </td>
            <td data-number data-label={label('out')}>
              <Change before={request.agotadasAntes} after={request.agotadasDespues} />
            </td>
            <td data-number data-label={label('below')}>
              <Change before={request.bajoMinimoAntes} after={request.bajoMinimoDespues} />
            </td>
            <td data-number data-label={label('pieces')}>
              {formatNumber(request.autorizado)} / {formatNumber(request.solicitado)}
              {request.recortadas > 0 && (
                <small>
                  {translate('app.centralOffice.outlook.cut', {
                    smart_count: request.recortadas,
                    total: formatNumber(request.recortadas),
                    of: formatNumber(request.claves),
                  })}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Change({ before, after }: { readonly before: number; readonly after: number }) {
  return before === after ? (
    <>{formatNumber(after)}</>
  ) : (
    <>
      {formatNumber(before)} <span aria-hidden>→</span> <b>{formatNumber(after)}</b>
    </>
  );
}
