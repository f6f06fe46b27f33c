import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDataProvider, useLocaleState, useTranslate, type DataProvider } from 'react-admin';
import { Link } from 'react-router-dom';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import type { OperationTypes } from '#generated/shared/operations.gen';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber, formatMoney } from '#platform/web/ui/format/format-number';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { recordPath } from '#platform/shared/record-path';
import { describeError } from '#platform/web/ui/states/describe-error';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { keyOf, wayOf, type Proposal } from './proposal';
import { SendDialog } from './SendDialog';
import { Transfers } from './Transfers';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './redistribution.module.css';

type Name = 'redistribucion' | 'redistribuir';
type Calls = { readonly [Each in Name]: (call: OperationCall<Each>) => Promise<OperationAnswer<Each>> };
type Reason = Proposal['motivo'];

const NONE: ReadonlySet<string> = new Set();
const REASONS: readonly (Reason | '')[] = ['', 'POR_CADUCAR', 'EXCEDENTE'];

/** Suggests transfers between warehouses and sends their requests once confirmed (DOMAIN f.6, «Redistribución»). */
export default function RedistributionPage() {
  return usePermission('oc-solicitud.autorizar') ? <Redistribution /> : <NoPermission />;
}

function Redistribution() {
  const translate = useTranslate();
  const [insumoId, setSupply] = useState<number | null>(null);
  const [jurisdiccionId, setDistrict] = useState<number | null>(null);
  const [motivo, setReason] = useState<Reason | ''>('');
  const [chosen, setChosen] = useState(NONE);
  const [isAsking, setAsking] = useState(false);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const calls = useDataProvider<DataProvider & Calls>();
  const queries = useQueryClient();
  const [locale] = useLocaleState();
  usePageTitle(translate('app.redistribution.title'));
  const params = {
    ...(insumoId === null ? {} : { insumoId }),
    ...(jurisdiccionId === null ? {} : { jurisdiccionId }),
    ...(motivo === '' ? {} : { motivo }),
  };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['solicitud', 'redistribucion', params, locale],
    queryFn: async ({ signal }) => (await calls.redistribucion({ params, signal })).data,
    // Refetching is off: the sent proposals are the displayed ones.
    refetchOnWindowFocus: false,
  });
  const picked = (data?.propuestas ?? []).filter((each) => chosen.has(keyOf(each)));
  const work = useMutation({
    mutationFn: async (moves: readonly Proposal[]) => {
      const propuestas = moves.map(({ insumoId: supply, origenId, destinoId, cantidad }) => ({
        insumoId: supply,
        origenId,
        destinoId,
        cantidad,
      }));
      return (await calls.redistribuir({ body: { propuestas }, idempotencyKey: key })).data;
    },
    onSettled: () => setKey(crypto.randomUUID()),
    onSuccess: async () => {
      setChosen(NONE);
      await queries.invalidateQueries({ queryKey: ['solicitud'] });
    },
  });
  const failure = work.error ? describeError(work.error) : null;
  const narrow =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setChosen(NONE);
      work.reset();
      set(value);
    };
  return (
    <div className={pageStyles['page']}>
      <PageHeading title={translate('app.redistribution.title')} description={translate('app.redistribution.help')} />
      <div className={styles['filters']} role="search">
        <div>
          <label htmlFor="redistribution-supply">{translate('app.redistribution.supply')}</label>
          <ReferencePicker
            id="redistribution-supply"
            reference="insumo"
            value={insumoId === null ? [] : [insumoId]}
            onChange={([id]) => narrow(setSupply)(id === undefined ? null : Number(id))}
          />
        </div>
        <div>
          <label htmlFor="redistribution-district">{translate('app.redistribution.district')}</label>
          <ReferencePicker
            id="redistribution-district"
            reference="jurisdiccion"
            value={jurisdiccionId === null ? [] : [jurisdiccionId]}
            onChange={([id]) => narrow(setDistrict)(id === undefined ? null : Number(id))}
          />
        </div>
        <fieldset>
          <legend>{translate('app.redistribution.reason')}</legend>
          {REASONS.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="redistribution-reason"
                checked={motivo === each}
                onChange={() => narrow(setReason)(each)}
              />
              {translate(`app.redistribution.reasons.${each || 'all'}`)}
            </label>
          ))}
        </fieldset>
      </div>
      {work.data && <Made requests={work.data.solicitudes} />}
      {failure && (
        <Alert severity="error" role="alert">
          {translate(failure.message, { correlationId: failure.correlationId ?? '' })}
        </Alert>
      )}
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.propuestas.length === 0 ? (
        <EmptyState
          icon="swap"
          title={translate('app.redistribution.none')}
          text={translate('app.redistribution.noneHelp')}
        />
      ) : (
        <>
          <p className={styles['figures']} role="status">
            {translate('app.redistribution.figures', {
              smart_count: data.total,
              total: formatNumber(data.total),
              pieces: formatNumber(data.piezas),
              money: formatMoney(data.importe),
            })}
            {data.total > data.propuestas.length &&
              ` ${translate('app.redistribution.first', { shown: formatNumber(data.propuestas.length) })}`}
          </p>
          <Transfers rows={data.propuestas} chosen={chosen} onChoose={setChosen} />
          {picked.length > 0 && (
            <div className={styles['bar']}>
              <span>
                {translate('app.redistribution.chosen', {
                  smart_count: picked.length,
                  pieces: formatNumber(picked.reduce((sum, { cantidad }) => sum + cantidad, 0)),
                  money: formatMoney(picked.reduce((sum, { importe }) => sum + importe, 0)),
                })}
              </span>
              <Button
                variant="contained"
                color="primary"
                disabled={work.isPending || isFetching}
                onClick={() => setAsking(true)}
              >
                {translate('app.redistribution.create', {
                  smart_count: new Set(picked.map(wayOf)).size,
                })}
              </Button>
            </div>
          )}
          {isAsking && (
            <SendDialog
              moves={picked}
              onClose={() => setAsking(false)}
              onSend={() => {
                setAsking(false);
                work.mutate(picked);
              }}
            />
          )}
        </>
      )}
    </div>
  );
}

function Made({ requests }: { readonly requests: OperationTypes['redistribuir']['answer']['solicitudes'] }) {
  const translate = useTranslate();
  return (
    <Alert severity="success" role="status">
      {translate('app.redistribution.made', { smart_count: requests.length })}
      <ul className={styles['made']}>
        {requests.map(({ solicitudId, folio, origenNombre, destinoNombre, piezas }) => (
          <li key={solicitudId}>
            <Link to={recordPath.show('solicitud', solicitudId)}>{folio}</Link> {origenNombre} → {destinoNombre} ·{' '}
            {translate('app.stock.pieces', { smart_count: piezas, pieces: formatNumber(piezas) })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
