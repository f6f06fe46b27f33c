import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import { useId } from 'react';
import type { InsumoConfiguracion } from '#generated/shared/types.gen';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { LEVELS, useSettingCalls } from './useSettingCalls';
import styles from './supply-settings.module.css';

const SUGGESTED = { minimo: 'minimoSugerido', puntoReorden: 'puntoReordenSugerido', maximo: 'maximoSugerido' } as const;

/** Renders the suggestion on a setting's page, with the figures from which it is computed. */
export default function WhyPanel() {
  const { record } = useShowContext();
  const setting = record as unknown as InsumoConfiguracion;
  const { insumoConfiguracionId: id, version } = setting;
  const translate = useTranslate();
  const titleId = useId();
  const calls = useSettingCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['insumo-configuracion', 'consumo', id, version],
    queryFn: async ({ signal }) =>
      (await calls.insumoConfiguracionConsumo({ params: { insumoConfiguracionId: id }, signal })).data,
  });
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{translate('app.supplySettings.why')}</h2>
        <p>{translate('app.supplySettings.whyHelp')}</p>
      </div>
      <div className={styles['body']}>
        <UseSentence setting={setting} />
        {typeof setting.maximoSugerido === 'number' && data && (
          <LevelTable setting={setting} safety={data.mesesSeguridad} />
        )}
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          data.meses.length > 0 && <MonthTable months={data.meses} />
        ) : (
          <Loading />
        )}
      </div>
    </section>
  );
}

/** Renders the use of the supply, its period, and the excluded months. */
function UseSentence({ setting }: { readonly setting: InsumoConfiguracion }) {
  const translate = useTranslate();
  const { cpm, cpmManual, cpmCalculado, motivoCpm, mesesConDatos, diasSinExistencia, piezasNegadas } = setting;
  const months = mesesConDatos ?? 0;
  const counted = translate('app.supplySettings.counted', {
    smart_count: months,
    pieces: formatNumber(setting.consumoPiezas ?? 0),
    days: formatNumber(setting.diasConExistencia ?? 0),
    use: formatNumber(cpmCalculado ?? 0, 1),
  });
  const sentences = [
    typeof cpmManual === 'number'
      ? translate('app.supplySettings.manual', { use: formatNumber(cpmManual), reason: motivoCpm ?? '' })
      : null,
    months > 0 ? counted : typeof cpmManual === 'number' ? null : translate('app.supplySettings.nothingKnown'),
    months > 0 && (cpm ?? 0) === 0 ? translate('app.supplySettings.nothingUsed') : null,
    (diasSinExistencia ?? 0) > 0
      ? translate('app.supplySettings.without', { smart_count: diasSinExistencia ?? 0 })
      : null,
    (piezasNegadas ?? 0) > 0
      ? translate('app.supplySettings.unserved', {
          smart_count: piezasNegadas ?? 0,
          total: formatNumber(piezasNegadas ?? 0),
          demand: formatNumber(setting.demandaMensual ?? 0, 1),
        })
      : null,
    setting.cpmProvisional ? translate('app.supplySettings.provisionalHelp') : null,
  ];
  return <p className={styles['sentence']}>{sentences.filter((each) => each !== null).join(' ')}</p>;
}

function LevelTable({ setting, safety }: { readonly setting: InsumoConfiguracion; readonly safety: number }) {
  const translate = useTranslate();
  const { cpm, mesesCobertura, diasEntrega, minimoSugerido } = setting;
  const figures = {
    use: formatNumber(cpm ?? 0),
    safety: formatNumber(safety),
    stock: formatNumber(minimoSugerido ?? 0),
    days: formatNumber(diasEntrega),
    months: formatNumber(mesesCobertura),
  };
  // Selects the plural form: one month is singular, a fraction is not.
  const spans = { minimo: safety === 1 ? 1 : 2, puntoReorden: 2, maximo: mesesCobertura === 1 ? 1 : 2 };
  return (
    <table className={styles['table']} aria-label={translate('app.supplySettings.levels')}>
      <thead>
        <tr>
          <th scope="col">{translate('app.supplySettings.level')}</th>
          <th scope="col">{translate('app.supplySettings.now')}</th>
          <th scope="col">{translate('app.supplySettings.suggested')}</th>
          <th scope="col" className={styles['from'] ?? ''}>
            {translate('app.supplySettings.from')}
          </th>
        </tr>
      </thead>
      <tbody>
        {LEVELS.map((level) => {
          const suggested = setting[SUGGESTED[level]];
          return (
            <tr key={level}>
              <th scope="row">{translate(`resources.insumo-configuracion.fields.${level}`)}</th>
              <td>{formatNumber(setting[level])}</td>
              <td>{suggested === setting[level] ? formatNumber(suggested) : <b>{formatNumber(suggested)}</b>}</td>
              <td className={styles['from'] ?? ''}>
                {translate(`app.supplySettings.from_${level}`, { ...figures, smart_count: spans[level] })}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface Month {
  readonly mes: string;
  readonly diasMes: number;
  readonly diasConExistencia: number;
  readonly consumo: number;
  readonly negadas: number;
  readonly cuenta: boolean;
}

function MonthTable({ months }: { readonly months: readonly Month[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table className={styles['table']} aria-label={translate('app.supplySettings.months')}>
      <thead>
        <tr>
          {['month', 'used', 'daysWithout', 'notServed'].map((name) => (
            <th key={name} scope="col">
              {translate(`app.supplySettings.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.map(({ mes, diasMes, diasConExistencia, consumo, negadas, cuenta }) => (
          <tr key={mes} data-out={!cuenta || undefined}>
            <th scope="row">
              {format.format(new Date(`${mes}-01T00:00:00Z`))}
              {!cuenta && <small>{translate('app.supplySettings.notCounted')}</small>}
            </th>
            <td>{formatNumber(consumo)}</td>
            <td>{formatNumber(diasMes - diasConExistencia)}</td>
            <td>{formatNumber(negadas)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
