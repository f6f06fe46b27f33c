import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useLocaleState, useTranslate, type DataProvider } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Receta } from '#generated/shared/types/receta.gen';
import { estatusReceta } from '#generated/web/receta/enums.gen';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { listRecords } from '#platform/web/ui/resource/list-records';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { BigScreen } from './BigScreen';
import { folioIn } from './folio-in';
import { QueueList } from './QueueList';
import { ScanBar } from '#platform/web/ui/scan/ScanBar';
import { usePharmacyCalls, type QueueRow } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

/** Polling interval of the queue, in milliseconds. */
const REFRESH_MS = 15_000;

const TABS = ['todas', 'porSurtir', 'parciales', 'vencenHoy'] as const;
type Tab = (typeof TABS)[number];

const IN_TAB: Readonly<Record<Tab, (row: QueueRow) => boolean>> = {
  todas: ({ completa }) => !completa,
  porSurtir: ({ estatus }) => estatus === 'EMITIDA',
  parciales: ({ estatus, completa }) => estatus === 'SURTIDA_PARCIAL' && !completa,
  vencenHoy: ({ venceHoy }) => venceHoy,
};

/** Renders the queue of the user's pharmacy (DOMAIN f.5): the longest wait is first, and scanning a prescription opens it. */
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
  const [closed, setClosed] = useState<Pick<Receta, 'recetaId' | 'folio' | 'estatus'> | null>(null);
  usePageTitle(translate('app.pharmacy.queue.title'));
  const params = almacenId === null ? {} : { almacenId };
  const { data, error, refetch } = useQuery({
    queryKey: ['receta', 'cola', params, locale],
    queryFn: async ({ signal }) => (await calls.recetaCola({ params, signal })).data,
    refetchInterval: REFRESH_MS,
  });
  const rows = data?.recetas ?? [];
  /** The user's pharmacy that dispenses prescriptions of others: the shown one, or the first. */
  const crossing =
    data?.almacenes.find((each) => each.cruzado && (almacenId === null || each.almacenId === almacenId))?.almacenId ??
    null;
  const open = async (text: string) => {
    setUnknown(null);
    setRefused(false);
    setClosed(null);
    const { id, folio } = folioIn(text);
    if (id !== null && (rows.some(({ recetaId }) => recetaId === id) || crossing === null))
      return navigate(`/farmacia/recetas/${id}`);
    const [found, second] =
      id === null && folio !== null ? (await calls.recetaCola({ params: { folio } })).data.recetas : [];
    if (found && !second) return navigate(`/farmacia/recetas/${found.recetaId}`);
    const own = folio === null ? null : await prescriptionOf(calls, folio);
    return own ? setClosed(own) : setUnknown(text);
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
        {closed !== null
          ? translate('app.pharmacy.queue.closed', {
              folio: closed.folio ?? '',
              state: translate(choiceKey(estatusReceta, closed.estatus)),
            })
          : unknown === null
            ? ''
            : refused
              ? translate('app.pharmacy.queue.notOther')
              : translate('app.pharmacy.queue.unknown', { code: unknown })}
      </p>
      {closed !== null && (
        <Button
          component={Link}
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          to={recordPath.show('receta', closed.recetaId)}
        >
          {translate('app.pharmacy.queue.seeClosed')}
        </Button>
      )}
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

/** Returns a prescription that the user may see but that no longer waits: cancelled with its note, dispensed, or expired. */
async function prescriptionOf(provider: DataProvider, folio: string) {
  const { data } = await listRecords(provider, 'receta', {
    filter: { folio },
    sort: { field: 'recetaId', order: 'ASC' },
    pagination: { page: 1, perPage: 1 },
  });
  return data[0] ?? null;
}
