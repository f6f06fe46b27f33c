import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { formatCell } from '#platform/web/ui/reports/format-cell';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { FullReport } from './FullReport';
import { Meter } from './Meter';
import { useMedicines, type Asked } from './useProgrammes';
import styles from './programmes.module.css';

/** Supplies that a programme hands out next month, beside the free stock at its places: shortages first. */
export function Medicines({ asked }: { readonly asked: Asked }) {
  const translate = useTranslate();
  const { data, error, refetch } = useMedicines(asked);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const supplies = data.bloques.insumos;
  if (supplies.length === 0)
    return (
      <EmptyState
        icon="pill"
        title={translate('programmes.noMedicines')}
        text={translate('programmes.noMedicinesHelp')}
      />
    );
  return (
    <>
      <h2 className={styles['period']}>{translate('programmes.medicinesOf')}</h2>
      <table className={styles['table']} aria-label={translate('programmes.tabs.medicinas')}>
        <thead>
          <tr>
            <th scope="col">{translate('programmes.supply')}</th>
            {(['patients', 'needed', 'free', 'missing'] as const).map((name) => (
              <th key={name} scope="col" data-number>
                {translate(`programmes.${name}`)}
              </th>
            ))}
            <th scope="col">{translate('programmes.covered')}</th>
          </tr>
        </thead>
        <tbody>
          {supplies.map(({ insumoId, insumo, clave, pacientes, necesario, libre, faltante, porcentaje }) => (
            <tr key={insumoId}>
              <th scope="row">
                {insumo}
                <small>{clave}</small>
              </th>
              <td data-number data-label={translate('programmes.patients')}>
                {formatNumber(pacientes)}
              </td>
              <td data-number data-label={translate('programmes.needed')}>
                {formatNumber(necesario)}
              </td>
              <td data-number data-label={translate('programmes.free')}>
                {formatNumber(libre)}
              </td>
              <td data-number data-label={translate('programmes.missing')}>
                {(faltante ?? 0) > 0 ? (
                  <ToneChip tone="danger" icon="alert">
                    {formatNumber(faltante)}
                  </ToneChip>
                ) : (
                  '—'
                )}
              </td>
              <td data-label={translate('programmes.covered')}>
                {formatCell('percent', porcentaje)}
                <Meter name={translate('programmes.coverageOf', { supply: insumo })} share={porcentaje} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FullReport name="programas-medicinas" asked={asked} notes={data.notas} />
    </>
  );
}
