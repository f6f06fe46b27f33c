import { useQuery } from '@tanstack/react-query';
import { useState, type CSSProperties } from 'react';
import { useDataProvider, useLocaleState, useTranslate, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { formatCell } from '#platform/web/ui/reports/format-cell';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { fundState } from './fund-state';
import { Refill } from './Refill';
import styles from './fixed-fund.module.css';

type Calls = { readonly fondoFijo: (call: OperationCall<'fondoFijo'>) => Promise<OperationAnswer<'fondoFijo'>> };
type Fund = OperationAnswer<'fondoFijo'>['data'];
type Row = Fund['filas'][number];
type Place = Fund['bloques']['almacenes'][number];

/** Fixed fund of a ward, beside its current stock (DOMAIN f.4, «Fondo fijo de mi central»). */
export default function FixedFundPage() {
  return usePermission('fondo-fijo.ver') ? <FixedFund /> : <NoPermission />;
}

function FixedFund() {
  const translate = useTranslate();
  const [chosen, setPlace] = useState<number | null>(null);
  usePageTitle(translate('app.fund.title'));
  const places = useFund({});
  const all = places.data?.bloques.almacenes ?? [];
  const place = all.find(({ almacenId }) => almacenId === chosen) ?? all[0];
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading title={translate('app.fund.title')} description={place?.almacen ?? translate('app.fund.help')} />
      {all.length > 1 && place && (
        <label className={styles['place']}>
          {translate('app.fund.place')}
          <select value={place.almacenId ?? ''} onChange={({ target }) => setPlace(Number(target.value))}>
            {all.map(({ almacenId, almacen }) => (
              <option key={almacenId} value={almacenId ?? ''}>
                {almacen}
              </option>
            ))}
          </select>
        </label>
      )}
      {places.error && !places.data ? (
        <ErrorState error={places.error} onRetry={() => void places.refetch()} />
      ) : !places.data ? (
        <Loading />
      ) : place ? (
        <PlaceFund key={place.almacenId} place={place} />
      ) : (
        <EmptyState icon="layers" title={translate('app.fund.none')} text={translate('app.fund.noneHelp')} />
      )}
    </div>
  );
}

/** Renders the fund of one warehouse: its fill level, the available actions, and each supply. */
function PlaceFund({ place }: { readonly place: Place }) {
  const translate = useTranslate();
  const [isAll, setAll] = useState(true);
  const almacenId = place.almacenId!;
  const { data, error, refetch } = useFund({ almacenId });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const now = data.bloques.almacenes[0] ?? place;
  const rows = data.filas.toSorted((one, other) => (one.porcentaje ?? 0) - (other.porcentaje ?? 0));
  const lacking = rows.filter(({ faltante }) => (faltante ?? 0) > 0);
  const shown = isAll ? rows : lacking;
  const share = now.porcentaje ?? 0;
  const state = fundState(share);
  return (
    <>
      <section className={styles['whole']} aria-label={translate('app.fund.meter')}>
        <p className={styles['figure']}>
          <b>{formatCell('percent', share)}</b>
          <ToneChip tone={state.tone} icon={state.icon}>
            {translate(`app.fund.states.${state.name}`)}
          </ToneChip>
        </p>
        <Meter name={translate('app.fund.meter')} share={share} />
        <p>
          {translate('app.fund.summary', {
            missing: formatNumber(now.faltante),
            fund: formatNumber(now.fondoFijo),
            whole: formatNumber(rows.length - lacking.length),
            total: formatNumber(rows.length),
            empty: formatNumber(rows.filter(({ disponible }) => disponible === 0).length),
          })}
        </p>
      </section>
      <Refill almacenId={almacenId} lacks={(now.faltante ?? 0) > 0} onChanged={() => void refetch()} />
      <div className={styles['tabs']} role="group" aria-label={translate('app.fund.show')}>
        <button type="button" aria-pressed={isAll} onClick={() => setAll(true)}>
          {translate('app.fund.all')} <b>{rows.length}</b>
        </button>
        <button type="button" aria-pressed={!isAll} onClick={() => setAll(false)}>
          {translate('app.fund.onlyLacking')} <b>{lacking.length}</b>
        </button>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon="check" title={translate('app.fund.whole')} text={translate('app.fund.wholeHelp')} />
      ) : (
        <ul className={styles['supplies']} aria-label={translate('app.fund.supplies')}>
          {shown.map((row) => (
            <Supply key={row.clave} row={row} />
          ))}
        </ul>
      )}
    </>
  );
}

function Supply({ row }: { readonly row: Row }) {
  const translate = useTranslate();
  const share = row.porcentaje ?? 0;
  const state = fundState(share);
  const figures = [
    ['should', row.fondoFijo],
    ['has', row.disponible],
    ['lacks', row.faltante],
  ] as const;
  return (
    <li data-tone={state.tone}>
      <span className={styles['name']}>
        <b>{row.insumo}</b>
        <small>{row.clave}</small>
      </span>
      <span className={styles['share']}>
        <b>{formatCell('percent', share)}</b>
        <ToneChip tone={state.tone} icon={state.icon}>
          {translate(`app.fund.states.${state.name}`)}
        </ToneChip>
      </span>
      <Meter name={row.insumo ?? ''} share={share} />
      <dl>
        {figures.map(([name, pieces]) => (
          <div key={name}>
            <dt>{translate(`app.fund.${name}`)}</dt>
            <dd>{formatNumber(pieces)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** @param share in percent */
function Meter({ name, share }: { readonly name: string; readonly share: number }) {
  return (
    <span
      className={styles['meter']}
      role="meter"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={formatCell('percent', share)}
      data-tone={fundState(share).tone}
      style={{ '--share': Math.min(1, share / 100) } as CSSProperties}
    />
  );
}

/** Fixed funds within reach, or of one warehouse. Movements of the wards' stock refetch them. */
function useFund(params: OperationCall<'fondoFijo'>['params']) {
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['inventario', 'fondo-fijo', params, locale],
    queryFn: async ({ signal }) => (await calls.fondoFijo({ params, signal })).data,
  });
}
