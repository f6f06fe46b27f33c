import { useMutation, useQueryClient } from '@tanstack/react-query';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import type { Solicitud } from '#generated/shared/types/solicitud.gen';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { describeError } from '#platform/web/ui/states/describe-error';
import { ToneChip, type ToneChipProps } from '#platform/web/ui/values/ToneChip';
import styles from './fixed-fund.module.css';

type Calls = {
  readonly solicitudSugerida: (
    call: OperationCall<'solicitudSugerida'>,
  ) => Promise<OperationAnswer<'solicitudSugerida'>>;
};

const ASKED = { tone: 'info', icon: 'clipboard' } as const;
/** States of requests whose pieces are still expected. */
const COMING = {
  BORRADOR: { icon: 'edit' },
  ENVIADA: ASKED,
  EN_REVISION: ASKED,
  AUTORIZADA: ASKED,
  EN_SURTIMIENTO: { tone: 'info', icon: 'box' },
  SURTIDA: { tone: 'info', icon: 'box' },
  EN_TRANSITO: { tone: 'success', icon: 'truck' },
} as const satisfies Partial<Record<Solicitud['estatus'], Pick<ToneChipProps, 'tone' | 'icon'>>>;
type ComingState = keyof typeof COMING;
const COMING_STATES = Object.keys(COMING) as ComingState[];
const isComing = (estatus: Solicitud['estatus']): estatus is ComingState => estatus in COMING;
/** Maximum of requests shown. */
const MOST = 5;

interface RefillProps {
  readonly almacenId: number;
  /** True when a supply is missing. */
  readonly lacks: boolean;
  /** Called when requests or stock have changed. */
  readonly onChanged: () => void;
}

/**
 * Open requests of a ward, with a button that requests missing supplies. The server drafts a request for supplies neither in stock nor in
 * transit nor requested; the user reviews it before it is sent.
 */
export function Refill({ almacenId, lacks, onChanged }: RefillProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = useDataProvider<DataProvider & Calls>();
  const [maySee, mayAsk] = [usePermission('solicitud.ver'), usePermission('solicitud.crear')];
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { data: open = [] } = useRecords(
    'solicitud',
    {
      filter: {
        almacenSolicitanteId: almacenId,
        tipo: ['COLECTIVO', 'REPOSICION_FONDO_FIJO'],
        estatus: COMING_STATES,
      },
      sort: { field: 'solicitudId', order: 'DESC' },
      pagination: { page: 1, perPage: MOST },
    },
    { enabled: maySee },
  );
  const work = useMutation({
    mutationFn: async () =>
      (
        await calls.solicitudSugerida({
          body: { almacenSolicitanteId: almacenId, tipo: 'COLECTIVO' },
          idempotencyKey: key,
        })
      ).data,
    onSettled: async () => {
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: ['solicitud'] });
    },
    onSuccess: ({ solicitudId }) => void navigate(recordPath.show('solicitud', solicitudId)),
    // A concurrent request or delivery may have changed the fund.
    onError: onChanged,
  });
  const draft = open.find(({ estatus }) => estatus === 'BORRADOR');
  const failure = work.error ? describeError(work.error) : null;
  const isCovered = (work.error as { body?: { codigo?: string } } | null)?.body?.codigo === 'NADA_QUE_PEDIR';
  if (!lacks && open.length === 0) return null;
  return (
    <section className={styles['refill']} aria-label={translate('app.fund.refill')}>
      {failure && (
        <Alert severity={isCovered ? 'info' : 'error'} role="alert">
          {isCovered
            ? translate('app.fund.covered')
            : translate(failure.message, { correlationId: failure.correlationId ?? '' })}
        </Alert>
      )}
      {open.length > 0 && (
        <>
          <h2>{translate('app.fund.open')}</h2>
          <ul>
            {open.map(({ id, folio, estatus, piezasSolicitadas }) => (
              <li key={id}>
                {isComing(estatus) && (
                  <ToneChip {...COMING[estatus]}>{translate(`app.fund.coming.${estatus}`)}</ToneChip>
                )}
                <Link to={recordPath.show('solicitud', id)}>{folio ?? translate('app.fund.draft')}</Link>
                <span>
                  {translate('app.fund.pieces', {
                    smart_count: piezasSolicitadas ?? 0,
                    pieces: formatNumber(piezasSolicitadas),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {draft ? (
        <Button
          variant="contained"
          color="primary"
          size="large"
          component={Link}
          to={recordPath.show('solicitud', draft.id)}
        >
          {translate('app.fund.review')}
        </Button>
      ) : (
        lacks &&
        mayAsk && (
          <>
            <Button
              variant="contained"
              color="primary"
              size="large"
              disabled={work.isPending}
              onClick={() => work.mutate()}
            >
              {translate('app.fund.refill')}
            </Button>
            <small>{translate('app.fund.refillHelp')}</small>
          </>
        )
      )}
    </section>
  );
}
