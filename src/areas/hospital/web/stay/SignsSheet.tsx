import Button from '@mui/material/Button';
import Print from '@mui/icons-material/PrintOutlined';
import { useTranslate, type TranslateFunction } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OperationAnswer } from '#platform/web/client/call-operation';
import { INTAKE, OUTPUT } from '#areas/consulta/shared/signos/fluids';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { useWard, type Card } from '../useHospital';
import styles from './stay.module.css';

const TONES = { ALTO: 'danger', MEDIO: 'warning', BAJO_MEDIO: 'warning', BAJO: 'success' } as const;

/** Renders the nursing sheet of a stay (NOM-004 9.1): signs in order and fluids by shift, one page for each day begun (SPEC 9). */
export default function SignsSheet({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const mayTake = usePermission('signos.capturar');
  const { hospitalizacionId } = card;
  const { data, error, refetch } = useWard(['signos', hospitalizacionId], (calls, signal) =>
    calls.hospitalizacionSignos({ params: { hospitalizacionId }, signal }),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const isOpen = card.estatus === 'INGRESADO' || card.estatus === 'PREALTA';
  const figure = (value: number | null) => value ?? '—';
  return (
    <section className={styles['sheet']} aria-label={translate('ward.signs.sheet')}>
      <div className={styles['tools']}>
        <span>{translate('ward.signs.pages', { smart_count: data.paginas24h })}</span>
        <Button startIcon={<Print />} onClick={() => window.print()}>
          {translate('ward.signs.print')}
        </Button>
        {mayTake && isOpen && (
          <Button
            variant="contained"
            color="primary"
            component={Link}
            to={`/tableta/paciente/${hospitalizacionId}/signos`}
          >
            {translate('ward.signs.take')}
          </Button>
        )}
      </div>
      {data.tomas.length === 0 ? (
        <EmptyState icon="heart" title={translate('ward.signs.none')} text={translate('ward.signs.noneHelp')} />
      ) : (
        <div className={styles['scroll']} tabIndex={0} role="region" aria-label={translate('ward.signs.sheet')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('ward.signs.time')}</th>
                {mayTake && (
                  <th scope="col" className={styles['tool']}>
                    <span className="rs-hidden">{translate('ward.signs.correct')}</span>
                  </th>
                )}
                <th scope="col">NEWS2</th>
                <th scope="col">{translate('ward.signs.pressure')}</th>
                <th scope="col">{translate('ward.signs.pulse')}</th>
                <th scope="col">{translate('ward.signs.breathing')}</th>
                <th scope="col">{translate('ward.signs.temperature')}</th>
                <th scope="col">{translate('ward.signs.oxygen')}</th>
                <th scope="col">{translate('ward.signs.glucose')}</th>
                <th scope="col">{translate('ward.signs.pain')}</th>
                <th scope="col">{translate('ward.signs.glasgow')}</th>
                <th scope="col">{translate('ward.signs.in')}</th>
                <th scope="col">{translate('ward.signs.out')}</th>
                <th scope="col">{translate('ward.signs.by')}</th>
              </tr>
            </thead>
            <tbody>
              {data.tomas.toReversed().map((set) => (
                <tr key={set.signosId} data-corrected={set.estatus === 'CORREGIDO' || undefined}>
                  <th scope="row">
                    <span>{formatDateTime(set.fechaToma)}</span>
                    {set.estatus === 'CORREGIDO' && <em>{translate('ward.signs.corrected')}</em>}
                    {set.corrigeAId !== null && (
                      <em>{translate('ward.signs.corrects', { reason: set.motivoCorreccion ?? '' })}</em>
                    )}
                  </th>
                  {mayTake && (
                    <td className={styles['tool']}>
                      {set.estatus === 'VIGENTE' && (
                        <Button
                          size="small"
                          component={Link}
                          to={`/tableta/paciente/${hospitalizacionId}/signos?corrige=${set.signosId}`}
                          aria-label={translate('ward.signs.correctOf', { date: formatDateTime(set.fechaToma) })}
                        >
                          {translate('ward.signs.correct')}
                        </Button>
                      )}
                    </td>
                  )}
                  <td>
                    {set.news2Total === null ? (
                      '—'
                    ) : (
                      <ToneChip tone={TONES[set.news2Riesgo as keyof typeof TONES]}>{set.news2Total}</ToneChip>
                    )}
                  </td>
                  <td>{set.tas === null ? '—' : `${set.tas}/${set.tad ?? '—'}`}</td>
                  <td>{figure(set.frecuenciaCardiaca)}</td>
                  <td>{figure(set.frecuenciaRespiratoria)}</td>
                  <td>{figure(set.temperatura)}</td>
                  <td>
                    {figure(set.spo2)}
                    {set.oxigenoSuplementario && <small>{oxygenText(set, translate)}</small>}
                  </td>
                  <td>{figure(set.glucosaCapilar)}</td>
                  <td>{figure(set.dolor)}</td>
                  <td>{set.glasgowTexto ?? figure(set.glasgow)}</td>
                  <td>
                    {figure(set.ingresosMl)}
                    <Kinds lines={set.liquidos} kinds={INTAKE} />
                  </td>
                  <td>
                    {figure(set.egresosMl ?? set.uresisMl)}
                    <Kinds lines={set.liquidos} kinds={OUTPUT} />
                  </td>
                  <td>{set.tomadoPor ?? '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data.balances.length > 0 && (
        <>
          <h2>{translate('ward.signs.balance')}</h2>
          <ul className={styles['balances']}>
            {data.balances.toReversed().map(({ turno, desde, ingresosMl, egresosMl, balanceMl }) => (
              <li key={desde}>
                <b>{translate(`ward.turno.${turno}`)}</b>
                <small>{formatDateTime(desde).slice(0, 10)}</small>
                <span>
                  {translate('ward.signs.in')} {ingresosMl} mL · {translate('ward.signs.out')} {egresosMl} mL
                </span>
                <strong>
                  {translate('ward.signs.total')} {balanceMl > 0 ? '+' : ''}
                  {balanceMl} mL
                </strong>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type Set = OperationAnswer<'hospitalizacionSignos'>['data']['tomas'][number];

/** Returns the device with its flow and fraction, if stated. */
function oxygenText({ dispositivoOxigeno, flujoLpm, fio2 }: Set, translate: TranslateFunction): string {
  return [
    dispositivoOxigeno
      ? translate(`enums.DispositivoOxigeno.${dispositivoOxigeno}`)
      : translate('ward.signs.withOxygen'),
    flujoLpm !== null && `${formatNumber(flujoLpm)} L/min`,
    fio2 !== null && `FiO₂ ${fio2} %`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Renders the fluids of one direction by kind. */
function Kinds({ lines, kinds }: { readonly lines: Set['liquidos']; readonly kinds: readonly string[] }) {
  const translate = useTranslate();
  const own = lines.filter(({ tipo }) => kinds.includes(tipo));
  if (own.length === 0) return null;
  return <small>{own.map(({ tipo, ml }) => `${translate(`enums.TipoLiquido.${tipo}`)} ${ml}`).join(' · ')}</small>;
}
