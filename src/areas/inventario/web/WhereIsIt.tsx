import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate, type DataProvider } from 'react-admin';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { estatusLote } from '#generated/web/lote/enums.gen';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { usePermissionSet } from '#platform/web/ui/access/PermissionsContext';
import { formatDate } from '#platform/web/ui/format/format-date';
import { distanceText } from '#platform/web/ui/format/distance-text';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { originAmong } from '#platform/web/ui/lots/origin-among';
import sectionStyles from '#platform/web/ui/page/titled-section.module.css';
import { useSeen } from '#platform/web/ui/page/useSeen';
import { recordPath } from '#platform/shared/record-path';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import styles from './where-is-it.module.css';

type Calls = {
  readonly detalleExistencias: (
    call: OperationCall<'detalleExistencias'>,
  ) => Promise<OperationAnswer<'detalleExistencias'>>;
};
/** Number of other warehouses shown at first. */
const NEAREST = 8;

type Answer = OperationAnswer<'detalleExistencias'>['data'];

/**
 * Renders the lots of a supply in a warehouse, pieces in transit, and other warehouses that can help. Shown on the pages of a supply and of
 * its stock.
 */
export default function WhereIsIt() {
  const { record } = useShowContext();
  const translate = useTranslate();
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  const seen = useSeen(box);
  const allowed = usePermissionSet().has('inventario.ver');
  const { data, error, refetch } = useWhere(Number(record['insumoId']), numberOf(record['almacenId']), seen && allowed);
  if (!allowed) return null;
  return (
    <section ref={box} className={sectionStyles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('app.stock.where')}</h2>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Places answer={data} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

function useWhere(insumoId: number, almacenId: number | undefined, enabled: boolean) {
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  return useQuery({
    // Below the key of the stock, so that changes to the stock invalidate it.
    queryKey: ['inventario', 'detalle-existencias', insumoId, almacenId, locale],
    queryFn: async ({ signal }) =>
      (
        await calls.detalleExistencias({
          params: { insumoId, ...(almacenId === undefined ? {} : { almacenId }) },
          signal,
        })
      ).data,
    enabled,
  });
}

function Places({ answer: { propio, red, redTotal, enTransito, pendientes } }: { readonly answer: Answer }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const pieces = (amount: number) =>
    translate('app.stock.pieces', { smart_count: amount, pieces: formatNumber(amount) });
  return (
    <div className={styles['places']}>
      {propio && <OwnLots own={propio} />}
      {propio && (
        <Place title={translate('app.stock.coming')} empty={translate('app.stock.nothingComing')}>
          {[
            ...enTransito.map((row) => ({ ...row, told: translate('app.stock.inTransit') })),
            ...pendientes.map((row) => ({ ...row, told: translate('app.stock.waiting') })),
          ].map(({ solicitudId, folio, almacenSurtidorNombre, cantidad, told }) => (
            <Row key={solicitudId} amount={pieces(cantidad)} detail={[told, almacenSurtidorNombre]}>
              <Link to={recordPath.show('solicitud', solicitudId)}>{folio ?? solicitudId}</Link>
            </Row>
          ))}
        </Place>
      )}
      <Place
        title={translate('app.stock.elsewhere')}
        empty={translate('app.stock.nowhereElse')}
        note={
          all || red.length <= NEAREST ? (
            redTotal > red.length && translate('app.stock.more', { shown: red.length, total: redTotal })
          ) : (
            <Button size="small" onClick={() => setAll(true)}>
              {translate('app.stock.showAll', { total: red.length })}
            </Button>
          )
        }
      >
        {(all ? red : red.slice(0, NEAREST)).map(
          ({ almacenId, almacenNombre, unidadNombre, disponible, excedente, proximaCaducidad, distanciaKm }) => (
            <Row
              key={almacenId}
              amount={pieces(disponible)}
              detail={[
                unidadNombre === almacenNombre ? null : unidadNombre,
                distanciaKm === null ? null : distanceText(distanciaKm, translate),
                excedente ? translate('app.stock.beyond', { pieces: formatNumber(excedente) }) : null,
                proximaCaducidad ? translate('app.stock.expires', { date: formatDate(proximaCaducidad) }) : null,
              ]}
            >
              {almacenNombre}
            </Row>
          ),
        )}
      </Place>
    </div>
  );
}

function OwnLots({ own }: { readonly own: NonNullable<Answer['propio']> }) {
  const translate = useTranslate();
  // The texts of the resource `lote` contain the labels of lots.
  const { data: opened } = useOpenedResource('lote');
  const { almacenNombre, disponible, reservada, lotes } = own;
  return (
    <Place
      title={almacenNombre}
      empty={translate('app.stock.none')}
      note={translate(reservada > 0 ? 'app.stock.freeAndReserved' : 'app.stock.free', {
        free: formatNumber(disponible),
        reserved: formatNumber(reservada),
      })}
    >
      {lotes.map((lot) => {
        const { loteId, numeroLote, caducidad, estatus, existencia, ubicacionCodigo } = lot;
        const choice = estatusLote.options.find(({ value }) => value === estatus);
        return (
          <Row
            key={loteId}
            amount={translate('app.stock.pieces', { smart_count: existencia, pieces: formatNumber(existencia) })}
            detail={[
              caducidad ? translate('app.stock.expires', { date: formatDate(caducidad) }) : null,
              originAmong(lot, lotes),
              ubicacionCodigo ?? null,
            ]}
          >
            <Link to={recordPath.show('lote', loteId)}>{numeroLote ?? translate('app.stock.noNumber')}</Link>
            {opened && choice && estatus !== 'DISPONIBLE' && (
              <ToneChip tone={choice.tone} icon={choice.icon}>
                {translate(choiceKey(estatusLote, estatus))}
              </ToneChip>
            )}
          </Row>
        );
      })}
    </Place>
  );
}

interface PlaceProps {
  readonly title: string;
  /** Text of an empty place. */
  readonly empty: string;
  readonly note?: ReactNode;
  readonly children: readonly ReactNode[];
}

function Place({ title, empty, note, children }: PlaceProps) {
  const titleId = useId();
  return (
    <section className={styles['place']} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children.length > 0 ? <ul>{children}</ul> : <p>{empty}</p>}
      {note && <div>{note}</div>}
    </section>
  );
}

interface RowProps {
  readonly amount: string;
  readonly detail: readonly (string | null)[];
  readonly children: ReactNode;
}

function Row({ amount, detail, children }: RowProps) {
  return (
    <li>
      <span>
        {children}
        <small>{detail.filter((each) => each !== null).join(' · ')}</small>
      </span>
      <b>{amount}</b>
    </li>
  );
}
