import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useOwn } from '#platform/web/ui/access/ReachContext';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate } from '#platform/web/ui/format/format-date';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { BedDialog } from './BedDialog';
import { BedTile } from './BedTile';
import { clock } from '../clock';
import { useWard, type Bed, type BedMap, type Card } from '../useHospital';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './map.module.css';

/** Renders the beds of a hospital by ward (DOMAIN f.4, «Mapa de camas»): occupants, waiting patients, and today's discharges. */
export default function BedMapPage() {
  return usePermission('hospitalizacion.ver') ? <BedMapView /> : <NoPermission />;
}

function BedMapView() {
  const translate = useTranslate();
  const own = useOwn().unidad;
  const mayAsk = usePermission('hospitalizacion.ingresar');
  const [unidadId, setUnit] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, refetch } = useWard(['mapa', unidadId], (calls, signal) =>
    calls.hospitalizacionMapa({ params: unidadId === null ? {} : { unidadId }, signal }),
  );
  usePageTitle(translate('ward.map.title'));
  const beds = data?.servicios.flatMap(({ camas }) => camas) ?? [];
  const bed = beds.find(({ camaId }) => camaId === chosen) ?? null;
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('ward.map.title')}
        description={data?.unidadNombre ?? translate('ward.map.help')}
        actions={
          mayAsk && (
            <Button variant="contained" color="primary" component={Link} to="/hospitalizacion/create">
              {translate('ward.map.new')}
            </Button>
          )
        }
      />
      {(own === undefined || own.length === 0) && (
        <div className={styles['unit']}>
          <label htmlFor="map-unit">{translate('ward.map.unit')}</label>
          <ReferencePicker
            id="map-unit"
            reference="unidad"
            value={unidadId === null ? [] : [unidadId]}
            onChange={([id]) => setUnit(id === undefined ? null : Number(id))}
          />
        </div>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : beds.length === 0 ? (
        <EmptyState icon="bed" title={translate('ward.map.none')} text={translate('ward.map.noneHelp')} />
      ) : (
        <>
          <Figures beds={beds} />
          <div className={styles['floor']}>
            <div className={styles['wards']}>
              {data.servicios.map((ward) => (
                <section key={ward.servicioId} aria-labelledby={`ward-${ward.servicioId}`}>
                  <h2 id={`ward-${ward.servicioId}`}>
                    {ward.nombre}{' '}
                    <small>
                      {translate('ward.map.full', {
                        taken: ward.camas.filter(({ estatus }) => estatus === 'OCUPADA').length,
                        total: ward.camas.length,
                      })}
                    </small>
                  </h2>
                  <ul>
                    {ward.camas.map((each) => (
                      <BedTile
                        key={each.camaId}
                        bed={each}
                        card={cardIn(data, each)}
                        onOpen={() => setChosen(each.camaId)}
                      />
                    ))}
                  </ul>
                </section>
              ))}
            </div>
            <aside className={styles['beside']}>
              <People
                title={translate('ward.map.waiting')}
                none={translate('ward.map.noneWaiting')}
                cards={data.estancias.filter(({ estatus }) => estatus === 'SOLICITADA')}
                detail={({ servicioNombre, fechaSolicitud }) =>
                  [servicioNombre, fechaSolicitud && translate('ward.map.asked', { when: clock(fechaSolicitud) })]
                    .filter(Boolean)
                    .join(' · ')
                }
              />
              <People
                title={translate('ward.map.today')}
                none={translate('ward.map.noneToday')}
                cards={data.estancias.filter(
                  ({ estatus, fechaProbableAlta }) =>
                    estatus === 'PREALTA' ||
                    (estatus === 'INGRESADO' && fechaProbableAlta !== null && fechaProbableAlta <= data.fecha),
                )}
                detail={({ camaNumero, estatus, fechaProbableAlta }) =>
                  [
                    camaNumero && translate('ward.stay.bed', { number: camaNumero }),
                    estatus === 'PREALTA'
                      ? translate('ward.card.leaving')
                      : fechaProbableAlta && formatDate(fechaProbableAlta),
                  ]
                    .filter(Boolean)
                    .join(' · ')
                }
              />
            </aside>
          </div>
        </>
      )}
      {data && bed && <BedDialog map={data} bed={bed} card={cardIn(data, bed)} onClose={() => setChosen(null)} />}
    </div>
  );
}

/** Returns the card of the patient who occupies a bed or has it reserved. */
function cardIn({ estancias }: BedMap, { camaId, hospitalizacionId, estatus }: Bed): Card | null {
  return (
    estancias.find((card) =>
      hospitalizacionId === null
        ? estatus === 'RESERVADA' && card.estatus === 'SOLICITADA' && card.camaId === camaId
        : card.hospitalizacionId === hospitalizacionId,
    ) ?? null
  );
}

const OUT: readonly Bed['estatus'][] = ['MANTENIMIENTO', 'BLOQUEADA'];

function Figures({ beds }: { readonly beds: readonly Bed[] }) {
  const translate = useTranslate();
  const count = (...states: readonly Bed['estatus'][]) => beds.filter(({ estatus }) => states.includes(estatus)).length;
  const taken = count('OCUPADA');
  return (
    <dl className={styles['figures']}>
      {(
        [
          ['taken', taken],
          ['free', count('DISPONIBLE')],
          ['reserved', count('RESERVADA')],
          ['cleaning', count('LIMPIEZA')],
          ['out', count(...OUT)],
        ] as const
      ).map(([name, value]) => (
        <div key={name} data-state={name}>
          <dt>{translate(`ward.map.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{translate('ward.map.occupancy')}</dt>
        <dd>{Math.round((taken * 100) / Math.max(1, beds.length))} %</dd>
      </div>
    </dl>
  );
}

interface PeopleProps {
  readonly title: string;
  readonly none: string;
  readonly cards: readonly Card[];
  readonly detail: (card: Card) => string;
}

function People({ title, none, cards, detail }: PeopleProps) {
  return (
    <section>
      <h2>
        {title} <small>{cards.length}</small>
      </h2>
      {cards.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul>
          {cards.map((card) => (
            <li key={card.hospitalizacionId}>
              <Link to={`/hospital/paciente/${card.hospitalizacionId}`}>{card.pacienteNombre ?? card.iniciales}</Link>
              <small>{[card.edad, detail(card)].filter(Boolean).join(' · ')}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
