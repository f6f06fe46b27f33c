import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { usePermission } from '../../ui/access/PermissionsContext';
import { PageHeading } from '../../ui/page/PageHeading';
import { usePageTitle } from '../../ui/page/usePageTitle';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { NoPermission } from '../../ui/states/NoPermission';
import pageStyles from '../../ui/page/page.module.css';
import { BigScreen } from './BigScreen';
import { folioIn } from './folio-in';
import { QueueList } from './QueueList';
import { ScanBar } from '../../ui/scan/ScanBar';
import { usePharmacyCalls, type QueueRow } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

/** How often the queue is looked at again. */
const REFRESH_MS = 15_000;

const TABS = ['todas', 'porSurtir', 'parciales', 'vencenHoy'] as const;
type Tab = (typeof TABS)[number];

const IN_TAB: Readonly<Record<Tab, (row: QueueRow) => boolean>> = {
  todas: ({ completa }) => !completa,
  porSurtir: ({ estatus }) => estatus === 'EMITIDA',
  parciales: ({ estatus, completa }) => estatus === 'SURTIDA_PARCIAL' && !completa,
  vencenHoy: ({ venceHoy }) => venceHoy,
};

/** What waits at one's pharmacy (DOMAIN f.5): who has waited longest comes first, and a scanned prescription opens. */
export default function QueuePage() {
  return usePermission('receta.surtir') ? <PharmacyQueue /> : <NoPermission />;
}

function PharmacyQueue() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [locale] = useLocaleState();
  const calls = usePharmacyCalls();
  const [almacenId, setPharmacy] = useState<number | null>(null);
  const [tab, setTab] = useState<Tab>('todas');
  const [big, setBig] = useState(false);
  const [unknown, setUnknown] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  usePageTitle(translate('app.pharmacy.queue.title'));
  const params = almacenId === null ? {} : { almacenId };
  const { data, error, refetch } = useQuery({
    queryKey: ['receta', 'cola', params, locale],
    queryFn: async ({ signal }) => (await calls.recetaCola({ params, signal })).data,
    refetchInterval: REFRESH_MS,
  });
  const rows = data?.recetas ?? [];
  /** Which of the own pharmacies hands over what others owe: the one that is shown, or the first. */
  const crossing =
    data?.almacenes.find((each) => each.cruzado && (almacenId === null || each.almacenId === almacenId))?.almacenId ??
    null;
  const open = async (text: string) => {
    setUnknown(null);
    setRefused(false);
    const { id, folio } = folioIn(text);
    if (id !== null && (rows.some(({ recetaId }) => recetaId === id) || crossing === null))
      return navigate(`/farmacia/recetas/${id}`);
    const [found, second] =
      id === null && folio !== null ? (await calls.recetaCola({ params: { folio } })).data.recetas : [];
    if (found && !second) return navigate(`/farmacia/recetas/${found.recetaId}`);
    return setUnknown(text);
  };
  const openHere = async (text: string, place: number) => {
    const { folio } = folioIn(text);
    if (folio === null) return setRefused(true);
    try {
      const { data: opened } = await calls.recetaAbrir({
        body: { almacenId: place, folio },
        idempotencyKey: crypto.randomUUID(),
      });
      return await navigate(`/farmacia/recetas/${opened.recetaId}?almacen=${opened.almacenId}`);
    } catch {
      return setRefused(true);
    }
  };
  if (big) return <BigScreen rows={rows.filter(IN_TAB.todas)} onClose={() => setBig(false)} />;
  return (
    <div className={pageStyles['page']}>
      <PageHeading
        icon="pill"
        title={translate('app.pharmacy.queue.title')}
        description={translate('app.pharmacy.queue.help')}
        actions={
          <Button variant="outlined" onClick={() => setBig(true)}>
            {translate('app.pharmacy.queue.bigScreen')}
          </Button>
        }
      />
      <ScanBar
        label={translate('app.pharmacy.queue.scan')}
        read={translate('app.pharmacy.read')}
        onScan={(text) => void open(text)}
        autoFocus
      />
      <p role="status" className={styles['told']}>
        {unknown === null
          ? ''
          : refused
            ? translate('app.pharmacy.queue.notOther')
            : translate('app.pharmacy.queue.unknown', { code: unknown })}
      </p>
      {unknown !== null && crossing !== null && !refused && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => void openHere(unknown, crossing)}>
          {translate('app.pharmacy.queue.other')}
        </Button>
      )}
      <div className={styles['tabs']} role="group" aria-label={translate('app.pharmacy.queue.show')}>
        {TABS.map((each) => (
          <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
            {translate(`app.pharmacy.queue.tabs.${each}`)} <b>{rows.filter(IN_TAB[each]).length}</b>
          </button>
        ))}
        {(data?.almacenes.length ?? 0) > 1 && (
          <label>
            {translate('app.pharmacy.queue.pharmacy')}
            <select
              value={almacenId ?? ''}
              onChange={({ target }) => setPharmacy(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{translate('app.pharmacy.queue.allPharmacies')}</option>
              {data?.almacenes.map((each) => (
                <option key={each.almacenId} value={each.almacenId}>
                  {each.nombre}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : rows.some(IN_TAB[tab]) ? (
        <QueueList rows={rows.filter(IN_TAB[tab])} />
      ) : (
        <EmptyState
          icon="pill"
          title={translate('app.pharmacy.queue.none')}
          text={translate('app.pharmacy.queue.noneHelp')}
        />
      )}
    </div>
  );
}
