import Alert from '@mui/material/Alert';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useNow } from '#platform/web/ui/lifecycle/useNow';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { PatientCard } from './PatientCard';
import { useCardFaces } from './useCardFaces';
import { useShiftData } from './useShiftData';
import { useWard, type Card } from './useHospital';
import { useWardGlance } from './useWardGlance';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './patients.module.css';

/** Renders the patients of the reader's shift with their due tasks (DOMAIN f.4): the start page of a ward's tablet. */
export default function MyPatientsPage() {
  return usePermission('hospitalizacion.ver') ? <MyPatients /> : <NoPermission />;
}

type Order = 'byBed' | 'byNews2';

const SORTS: Readonly<Record<Order, (one: Card, other: Card) => number>> = {
  byBed: (one, other) => (one.camaNumero ?? '').localeCompare(other.camaNumero ?? '', 'es', { numeric: true }),
  byNews2: (one, other) => (other.news2Total ?? -1) - (one.news2Total ?? -1),
};

function MyPatients() {
  const translate = useTranslate();
  const now = useNow();
  const [isAll, setAll] = useState(false);
  const [order, setOrder] = useState<Order>('byBed');
  const [servicioId, setService] = useState<number | null>(null);
  const { data, error, refetch, dataUpdatedAt } = useWard(['asignados', isAll, servicioId], (calls, signal) =>
    calls.hospitalizacionAsignados({
      params: { ...(isAll ? { todos: true } : {}), ...(servicioId === null ? {} : { servicioId }) },
      signal,
    }),
  );
  useShiftData(data?.pacientes);
  usePageTitle(translate('ward.mine.title'));
  const cards = useCardFaces(
    (data?.pacientes ?? []).toSorted((one, other) => SORTS[order](one, other) || SORTS.byBed(one, other)),
    now,
  );
  useWardGlance({
    cards: isAll || servicioId !== null || !data ? [] : cards,
    description: data ? translate(`ward.turno.${data.turno}`) : '',
    isDrawn: data !== undefined || error !== null,
    readAt: dataUpdatedAt,
  });
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('ward.mine.title')}
        description={data ? translate(`ward.turno.${data.turno}`) : translate('ward.mine.help')}
      />
      <div className={styles['tools']}>
        <ToggleButtonGroup
          exclusive
          value={isAll ? 'all' : 'own'}
          aria-label={translate('ward.mine.title')}
          onChange={(_event, value: string | null) => value && setAll(value === 'all')}
        >
          <ToggleButton value="own">{translate('ward.mine.own')}</ToggleButton>
          <ToggleButton value="all">{translate('ward.mine.all')}</ToggleButton>
        </ToggleButtonGroup>
        <ToggleButtonGroup
          exclusive
          value={order}
          aria-label={translate('ward.mine.order')}
          onChange={(_event, value: Order | null) => value && setOrder(value)}
        >
          <ToggleButton value="byBed">{translate('ward.mine.byBed')}</ToggleButton>
          <ToggleButton value="byNews2">{translate('ward.mine.byNews2')}</ToggleButton>
        </ToggleButtonGroup>
        {data && data.servicios.length > 1 && (
          <label className={styles['service']}>
            {translate('ward.mine.service')}
            <select
              value={servicioId ?? ''}
              onChange={(event) => setService(event.target.value === '' ? null : Number(event.target.value))}
            >
              <option value="">{translate('ward.mine.everyService')}</option>
              {data.servicios.map(({ servicioId: id, nombre }) => (
                <option key={id} value={id}>
                  {nombre}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {data && !data.asignados && !isAll && cards.length > 0 && (
        <Alert severity="info">{translate('ward.mine.notAssigned')}</Alert>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : cards.length === 0 ? (
        <EmptyState icon="bed" title={translate('ward.mine.none')} text={translate('ward.mine.noneHelp')} />
      ) : (
        <ul className={styles['cards']}>
          {cards.map((face) => (
            <PatientCard key={face.id} face={face} />
          ))}
        </ul>
      )}
    </div>
  );
}
