import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocaleState, useNotify, useTranslate, type DataProvider } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Signos } from '#generated/shared/types/signos.gen';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { HIGH_NEWS2 } from '#areas/consulta/shared/signos/news2';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { HighScore } from './HighScore';
import { SignsForm } from './SignsForm';
import type { Context, SavedSigns } from './useSignsEntry';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './signs.module.css';

type Name = 'visitaCola' | 'signosContexto' | 'signosContextoEstancia' | 'signosContextoToma';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };

/** Polling interval of the queue, in milliseconds. */
const REFRESH_MS = 15_000;

/** Patient whose signs are recorded; without one, the queue is shown. */
interface Address {
  readonly visitaId: number | null;
  readonly hospitalizacionId: number | null;
  /** Set that is being corrected. */
  readonly signosId: number | null;
}

/**
 * Renders the patients who wait for vital signs in the reader's unit, and the form (DOMAIN f.3, «Signos vitales»). Users with access to the
 * queue (DOMAIN e.3) see the waiting patients. A ward's nurse opens the form from the cards.
 */
export default function SignsPage() {
  const [search] = useSearchParams();
  const visitaId = Number(search.get('visita')) || null;
  const signosId = Number(search.get('corrige')) || null;
  const hospitalizacionId = Number(useParams()['estancia']) || null;
  const takes = usePermission('signos.capturar');
  const seesQueue = usePermission('visita.administrar');
  const isAllowed = takes && (seesQueue || [visitaId, signosId, hospitalizacionId].some((id) => id !== null));
  return isAllowed ? (
    <Signs visitaId={visitaId} hospitalizacionId={hospitalizacionId} signosId={signosId} />
  ) : (
    <NoPermission />
  );
}

function Signs({ visitaId, hospitalizacionId, signosId }: Address) {
  const translate = useTranslate();
  const notify = useNotify();
  const [, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const orders = usePermission('orden-cargo.crear');
  // NEWS2 total of the set just saved.
  const [high, setHigh] = useState<number | null>(null);
  const title = translate(signosId === null ? 'signs.title' : 'signs.correct.title');
  usePageTitle(title);
  const of: Of | null =
    signosId !== null
      ? { signosId }
      : hospitalizacionId !== null
        ? { hospitalizacionId }
        : visitaId === null
          ? null
          : { visitaId };
  // A ward's nurse returns to the previous page: the cards, or the patient's sheet.
  const leave = () => (of && 'visitaId' in of ? setSearch({}) : void navigate(-1));
  return (
    <div className={pageStyles['page']} data-ends>
      {!of ? (
        <>
          <PageHeading title={translate('signs.title')} description={translate('signs.help')} />
          <Queue onChoose={(id) => setSearch({ visita: String(id) })} />
        </>
      ) : (
        <>
          <h1 className="rs-hidden">{title}</h1>
          <Form
            key={JSON.stringify(of)}
            of={of}
            onBack={leave}
            onSaved={({ isQueued, news2Total, signosId: written }) => {
              notify(isQueued ? 'signs.queued' : signosId === null ? 'signs.saved' : 'signs.correct.saved', {
                type: 'success',
              });
              if (signosId !== null && hospitalizacionId === null && written !== null)
                void navigate(recordPath.show('signos', written), { replace: true });
              else if (orders && hospitalizacionId !== null && (news2Total ?? 0) >= HIGH_NEWS2) setHigh(news2Total);
              else leave();
            }}
          />
          {high !== null && hospitalizacionId !== null && (
            <HighScore total={high} hospitalizacionId={hospitalizacionId} onLater={leave} />
          )}
        </>
      )}
    </div>
  );
}

function Queue({ onChoose }: { readonly onChoose: (visitaId: number) => void }) {
  const translate = useTranslate();
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: ['visita', 'cola', null, locale],
    queryFn: async ({ signal }) => (await calls.visitaCola({ params: {}, signal })).data,
    refetchInterval: REFRESH_MS,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const waiting = data.visitas.filter(
    ({ estatus, conSignos }) => !conSignos && (estatus === 'EN_ESPERA' || estatus === 'EN_SIGNOS'),
  );
  if (waiting.length === 0)
    return <EmptyState icon="heart" title={translate('signs.none')} text={translate('signs.noneHelp')} />;
  return (
    <ul className={styles['queue']} aria-label={translate('signs.waiting')}>
      {waiting.map(({ visitaId, turnoNumero, pacienteNombre, edad, motivo, fechaLlegada, nucleoNombre, triage }) => (
        <li key={visitaId}>
          <button type="button" onClick={() => onChoose(visitaId)}>
            <b>{turnoNumero ?? '—'}</b>
            <span>
              {pacienteNombre ?? translate('signs.turn', { turn: turnoNumero ?? '—' })}
              <small>
                {[edad, nucleoNombre, motivo, triage && translate(`enums.Triage.${triage}`)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <time dateTime={fechaLlegada}>{formatDateTime(fechaLlegada).slice(-5)}</time>
          </button>
        </li>
      ))}
    </ul>
  );
}

type Of = { readonly visitaId: number } | { readonly hospitalizacionId: number } | { readonly signosId: number };

interface FormProps {
  readonly of: Of;
  readonly onBack: () => void;
  readonly onSaved: (saved: SavedSigns) => void;
}

function Form({ of, onBack, onSaved }: FormProps) {
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: ['signos', 'contexto', of, locale],
    queryFn: async ({ signal }): Promise<Opened> => {
      if ('visitaId' in of) return { context: (await calls.signosContexto({ params: of, signal })).data };
      if ('hospitalizacionId' in of)
        return { context: (await calls.signosContextoEstancia({ params: of, signal })).data };
      const [{ data: context }, { data: corrected }] = await Promise.all([
        calls.signosContextoToma({ params: of, signal }),
        calls.getOne('signos', { id: of.signosId, signal }),
      ]);
      return { context, corrected: corrected as unknown as Signos };
    },
    // Not fetched again while the user types.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <SignsForm {...data} onBack={onBack} onSaved={onSaved} /> : <Loading />;
}

interface Opened {
  readonly context: Context;
  readonly corrected?: Signos;
}
