import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate, formatDateTime } from '#platform/web/ui/format/format-date';
import { Icon } from '#platform/web/ui/icons/Icon';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { recordPath } from '#platform/shared/record-path';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { NotFound } from '#platform/web/ui/states/NotFound';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { allergyText } from '#areas/pacientes/shared/pacientes/allergy-text';
import { News2 } from '../News2';
import { ProposeOrder } from './ProposeOrder';
import { useWard, type Card } from '../useHospital';
import { useShiftData } from '../useShiftData';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './stay.module.css';

const SignsSheet = lazyPart(() => import('./SignsSheet'));
const MedicationRecord = lazyPart(() => import('./MedicationRecord'));
const Notes = lazyPart(() => import('./Notes'));
const Discharge = lazyPart(() => import('./Discharge'));
const StaySteps = lazyPart(() => import('./StaySteps'));

/** Renders one stay (DOMAIN f.4): condition, medication, notes and discharge. */
export default function StayPage() {
  const id = Number(useParams()['id']);
  return usePermission('hospitalizacion.ver') ? <Stay id={id} /> : <NoPermission />;
}

function Stay({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const { data, error, refetch } = useWard(['estancia', id], (calls, signal) =>
    calls.hospitalizacionPacientes({ params: { hospitalizacionId: id }, signal }),
  );
  const card = data?.[0];
  useShiftData(data);
  usePageTitle(card ? (card.pacienteNombre ?? card.iniciales) : translate('ward.stay.title'));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return card ? <Opened card={card} /> : <NotFound />;
}

function Opened({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const allergies = allergyText(card, translate);
  const [search, setSearch] = useSearchParams();
  const held = {
    signos: usePermission('signos.ver'),
    medicamentos: usePermission('nota-evolucion.ver'),
    notas: usePermission('nota-evolucion.ver'),
    alta: true,
  };
  const views = (['signos', 'medicamentos', 'notas', 'alta'] as const).filter((view) => held[view]);
  const asked = views.find((view) => view === search.get('vista')) ?? views[0]!;
  const mayChart = usePermission('paciente.ver');
  const movesBeds = usePermission('hospitalizacion.asignar-cama');
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={card.pacienteNombre ?? card.iniciales}
        description={[
          card.camaNumero ? translate('ward.stay.bed', { number: card.camaNumero }) : translate('ward.stay.noBed'),
          card.servicioNombre,
          card.edad,
          card.dias !== null && translate('ward.card.day', { smart_count: card.dias }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <ProposeOrder card={card} />
            {movesBeds && (
              <Suspense>
                <StaySteps hospitalizacionId={card.hospitalizacionId} title={card.pacienteNombre ?? card.iniciales} />
              </Suspense>
            )}
            <Button component={Link} to={recordPath.show('hospitalizacion', card.hospitalizacionId)}>
              {translate('ward.stay.tabs.record')}
            </Button>
            {mayChart && (
              <Button component={Link} to={recordPath.show('paciente', card.pacienteId)}>
                {translate('ward.stay.chart')}
              </Button>
            )}
          </>
        }
      />
      <div className={styles['known']}>
        <News2 card={card} />
        <ToneChip tone={allergies.tone} icon={allergies.tone === 'neutral' ? undefined : 'alert'}>
          {allergies.text}
        </ToneChip>
        {card.aislamiento !== 'NINGUNO' && (
          <ToneChip tone="warning" icon="shield">
            {translate(`ward.card.isolation.${card.aislamiento}`)}
          </ToneChip>
        )}
        {card.notaVencida && (
          <ToneChip tone="warning" icon="edit">
            {translate('ward.card.note')}
          </ToneChip>
        )}
        {card.ayuno && <ToneChip tone="info">{translate('ward.card.fasting')}</ToneChip>}
        <span>{card.diagnostico}</span>
        {card.medicoNombre && <span>{translate('ward.stay.physician', { name: card.medicoNombre })}</span>}
        {card.fechaIngreso && (
          <span>{translate('ward.stay.admitted', { date: formatDateTime(card.fechaIngreso) })}</span>
        )}
        {card.fechaProbableAlta && (
          <span>{translate('ward.stay.probable', { date: formatDate(card.fechaProbableAlta) })}</span>
        )}
      </div>
      {card.estatus === 'ALTA' && (
        <p className={styles['closed']}>
          <Icon name="check" /> {translate('ward.stay.closed')}
        </p>
      )}
      <Tabs
        className={styles['tabs'] ?? ''}
        value={asked}
        onChange={(_event, view: string) => setSearch({ vista: view }, { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={translate('ward.stay.title')}
      >
        {views.map((view) => (
          <Tab
            key={view}
            value={view}
            id={`stay-tab-${view}`}
            aria-controls={`stay-${view}`}
            label={translate(`ward.stay.tabs.${view}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`stay-${asked}`} aria-labelledby={`stay-tab-${asked}`}>
        <Suspense fallback={<Loading />}>
          {asked === 'signos' && <SignsSheet card={card} />}
          {asked === 'medicamentos' && <MedicationRecord card={card} />}
          {asked === 'notas' && <Notes card={card} />}
          {asked === 'alta' && <Discharge card={card} />}
        </Suspense>
      </div>
    </div>
  );
}
