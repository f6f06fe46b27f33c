import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import type { OperationCall } from '#platform/web/client/call-operation';
import { piecesOfCode } from '#platform/shared/barcodes/pieces-of-code';
import { readLabel } from '#platform/shared/barcodes/read-label';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import pageStyles from '#platform/web/ui/page/page.module.css';
import { Allergies } from './Allergies';
import { Deterioration } from './Deterioration';
import { RequestBar } from './RequestBar';
import { ScanBar } from '#platform/web/ui/scan/ScanBar';
import { StayOrders } from './StayOrders';
import { isRecent, SupplyTile } from './SupplyTile';
import { useOrderCalls, type Offer, type Picker } from './useOrderCalls';
import styles from './orders.module.css';

/**
 * Supplies for one inpatient, at a tablet beside the bed (DOMAIN f.4, «Pedir insumos»). With `?deterioro=1` it is prefilled with the ward's
 * usual supplies for a deterioration, for the user to change and send.
 */
export default function RequestPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const isWorse = search.get('deterioro') === '1';
  if (!usePermission('orden-cargo.crear')) return <NoPermission />;
  return isWorse ? <Proposed key={id} stay={Number(id)} /> : <Request key={id} stay={Number(id)} />;
}

type Source =
  | { readonly kind: 'frequent' }
  | { readonly kind: 'worse' }
  | { readonly kind: 'kit'; readonly id: number }
  | { readonly kind: 'search'; readonly q: string };

/** Renders the page with the proposal. Supplies to which the patient is allergic, or that were requested recently, have no amount. */
function Proposed({ stay }: { readonly stay: number }) {
  const { data, error, refetch } = useOffers({ hospitalizacionId: stay, deterioro: true });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return data ? <Request stay={stay} proposal={data} /> : <Loading />;
}

interface RequestProps {
  readonly stay: number;
  /** Initial selection. */
  readonly proposal?: Picker;
}

function Request({ stay, proposal }: RequestProps) {
  const translate = useTranslate();
  const calls = useOrderCalls();
  const [source, setSource] = useState<Source>({ kind: proposal ? 'worse' : 'frequent' });
  const [chosen, setChosen] = useState<ReadonlyMap<number, { readonly offer: Offer; readonly pieces: number }>>(
    () =>
      new Map(
        (proposal?.insumos ?? [])
          .filter(({ alergia, ultimoUso }) => alergia === null && !isRecent(ultimoUso, Date.now()))
          .map((offer) => [offer.insumoId, { offer, pieces: offer.cantidad ?? 1 }]),
      ),
  );
  const [reasons, setReasons] = useState<ReadonlyMap<number, string>>(new Map());
  const [told, setTold] = useState<string | null>(null);
  usePageTitle(translate('app.orders.request.title'));
  const params = {
    hospitalizacionId: stay,
    ...(source.kind === 'kit' ? { procedimientoId: source.id } : {}),
    ...(source.kind === 'search' ? { q: source.q } : {}),
    ...(source.kind === 'frequent' ? { frecuentes: true } : {}),
    ...(source.kind === 'worse' ? { deterioro: true } : {}),
  };
  const { data, error, refetch } = useOffers(params);
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const set = (offer: Offer, pieces: number) =>
    setChosen((before) => {
      const next = new Map(before);
      if (pieces === 0) next.delete(offer.insumoId);
      else next.set(offer.insumoId, { offer, pieces });
      return next;
    });
  const addKit = () => {
    for (const offer of data.insumos) if (!chosen.has(offer.insumoId)) set(offer, offer.cantidad ?? 1);
  };
  const find = async (text: string) => {
    const { code, count } = readLabel(text);
    const piecesOf = ({ codigosBarras, clave }: Offer) => (clave === code ? 1 : piecesOfCode(codigosBarras, code));
    const known = data.insumos.find((offer) => piecesOf(offer) !== null);
    const [found, second] = known
      ? [known]
      : (await calls.insumosOrdenCargo({ params: { hospitalizacionId: stay, q: code } })).data.insumos;
    const contents = found && (found === known || !second) ? piecesOf(found) : null;
    if (found && contents !== null) {
      const pieces = contents * count;
      set(found, (chosen.get(found.insumoId)?.pieces ?? 0) + pieces);
      setTold(translate('app.orders.dispense.added', { name: found.nombre, smart_count: pieces }));
      return;
    }
    setTold(null);
    setSource({ kind: 'search', q: code });
  };
  const extra = [...chosen.values()].filter(
    ({ offer }) => !data.insumos.some(({ insumoId }) => insumoId === offer.insumoId),
  );
  const offers = [...extra.map(({ offer }) => offer), ...data.insumos];
  return (
    <div className={pageStyles['page']}>
      <PageHeading
        title={[data.camaNumero, data.paciente, data.edad].filter(Boolean).join(' · ')}
        description={[
          data.servicioNombre,
          data.almacenNombre && translate('app.orders.request.from', { place: data.almacenNombre }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <Link className={styles['back']} to={`/hospital/paciente/${stay}`}>
            {translate('app.orders.request.chart')}
          </Link>
        }
      />
      <Allergies patient={data} />
      {proposal && <Deterioration proposal={proposal} />}
      <StayOrders stay={stay} />
      <ScanBar
        isToldBelow
        read={translate('app.orders.read')}
        label={translate('app.orders.request.scan')}
        onScan={(text) => void find(text)}
        told={told}
      />
      <div className={styles['tabs']} role="group" aria-label={translate('app.orders.request.show')}>
        {proposal && (
          <button type="button" aria-pressed={source.kind === 'worse'} onClick={() => setSource({ kind: 'worse' })}>
            {translate('app.orders.worse.tab')}
          </button>
        )}
        <button type="button" aria-pressed={source.kind === 'frequent'} onClick={() => setSource({ kind: 'frequent' })}>
          {translate('app.orders.request.frequent')}
        </button>
        {source.kind === 'search' && (
          <button type="button" aria-pressed>
            «{source.q}»
          </button>
        )}
        {data.procedimientos.length > 0 && (
          <label>
            {translate('app.orders.request.kit')}
            <select
              value={source.kind === 'kit' ? source.id : ''}
              onChange={({ target }) =>
                setSource(target.value === '' ? { kind: 'frequent' } : { kind: 'kit', id: Number(target.value) })
              }
            >
              <option value="">{translate('app.orders.request.noKit')}</option>
              {data.procedimientos.map(({ procedimientoId, nombre }) => (
                <option key={procedimientoId} value={procedimientoId}>
                  {nombre}
                </option>
              ))}
            </select>
          </label>
        )}
        {source.kind === 'kit' && (
          <button type="button" onClick={addKit}>
            {translate('app.orders.request.addKit')}
          </button>
        )}
      </div>
      {offers.length === 0 ? (
        <p className={styles['told']}>{translate('app.orders.request.nothing')}</p>
      ) : (
        <ul className={styles['tiles']}>
          {offers.map((offer) => (
            <SupplyTile
              key={offer.insumoId}
              offer={offer}
              cases={proposal?.deterioro?.casos ?? 0}
              pieces={chosen.get(offer.insumoId)?.pieces ?? 0}
              reason={reasons.get(offer.insumoId) ?? ''}
              onPieces={(pieces) => set(offer, pieces)}
              onReason={(text) => setReasons((before) => new Map([...before, [offer.insumoId, text]]))}
            />
          ))}
        </ul>
      )}
      <RequestBar
        stay={stay}
        picker={data}
        chosen={[...chosen.values()]}
        reasons={reasons}
        onSent={(folio) => {
          setChosen(new Map());
          setReasons(new Map());
          setTold(translate('app.orders.request.sent', { folio }));
        }}
      />
    </div>
  );
}

/** Fetches the supplies that can be requested; keeps the previous ones while loading. */
function useOffers(params: OperationCall<'insumosOrdenCargo'>['params']) {
  const [locale] = useLocaleState();
  const calls = useOrderCalls();
  return useQuery({
    queryKey: ['orden-cargo', 'insumos', params, locale],
    queryFn: async ({ signal }) => (await calls.insumosOrdenCargo({ params, signal })).data,
    placeholderData: (before) => before,
  });
}
