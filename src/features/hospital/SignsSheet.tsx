import Button from '@mui/material/Button';
import Print from '@mui/icons-material/PrintOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '../../ui/access/PermissionsContext';
import { formatDateTime } from '../../ui/format/format-date';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { ToneChip } from '../../ui/values/ToneChip';
import { useWard, type Card } from './useHospital';
import styles from './stay.module.css';

const TONES = { ALTO: 'danger', MEDIO: 'warning', BAJO_MEDIO: 'warning', BAJO: 'success' } as const;

/** The nursing sheet of a stay (NOM-004 9.1): signs in their order and fluids by shift, on as many pages as days begun (SPEC 9). */
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
                <tr key={set.signosId}>
                  <th scope="row">{formatDateTime(set.fechaToma)}</th>
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
                    {set.oxigenoSuplementario && <small> {translate('ward.signs.withOxygen')}</small>}
                  </td>
                  <td>{figure(set.glucosaCapilar)}</td>
                  <td>{figure(set.dolor)}</td>
                  <td>{set.glasgowTexto ?? figure(set.glasgow)}</td>
                  <td>{figure(set.ingresosMl)}</td>
                  <td>{figure(set.egresosMl ?? set.uresisMl)}</td>
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
