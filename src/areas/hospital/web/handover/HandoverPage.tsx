import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Print from '@mui/icons-material/PrintOutlined';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate, formatDateTime } from '#platform/web/ui/format/format-date';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { HandoverPatient } from './HandoverPatient';
import { useHandoverDraft, type HandoverDraft } from './useHandoverDraft';
import { useWard, useWardWork, type Handover } from '../useHospital';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { leaveSaves } from '#platform/web/ui/form/page/leave-saves';
import { SecondPersonFields } from '#platform/web/ui/form/step/SecondPersonFields';
import { NO_SECOND_PERSON } from '#platform/web/ui/form/step/second-person';
import { WardSelect } from '../WardSelect';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './handover.module.css';

/** Handover of a nurse's patients at the end of the shift (DOMAIN f.4, «Entrega de turno»). */
export default function HandoverPage() {
  return usePermission('medicacion.ministrar') ? <HandoverView /> : <NoPermission />;
}

type Asked = Partial<Pick<Handover, 'turno' | 'fecha'>> & { readonly servicioId?: number };

function HandoverView() {
  const translate = useTranslate();
  const [asked, setAsked] = useState<Asked>({});
  const { data, error, refetch } = useWard(
    ['entrega', asked],
    async (calls, signal) => {
      await leaveSaves();
      return calls.entregaTurnoResumen({ params: asked, signal });
    },
    // Input is based on the opened version, never on the cache of an earlier visit.
    { gcTime: 0 },
  );
  usePageTitle(translate('ward.handover.title'));
  const named = ({ turno, fecha }: Pick<Handover, 'turno' | 'fecha'>) =>
    translate('ward.handover.of', { shift: translate(`ward.turno.${turno}`), date: formatDate(fecha) });
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('ward.handover.title')}
        description={data?.servicioNombre ? `${data.servicioNombre} · ${named(data)}` : translate('ward.handover.help')}
      />
      {data && (
        <div className={styles['tools']}>
          <label>
            {translate('ward.handover.shift')}
            <select
              value={`${data.turno} ${data.fecha}`}
              onChange={(event) => {
                const [turno, fecha] = event.target.value.split(' ');
                setAsked({ ...asked, turno: turno as Handover['turno'], fecha: fecha! });
              }}
            >
              {data.turnos.map((each) => (
                <option key={each.turno} value={`${each.turno} ${each.fecha}`}>
                  {named(each)}
                </option>
              ))}
            </select>
          </label>
          <WardSelect
            label={translate('ward.handover.service')}
            wards={data.servicios}
            value={data.servicioId}
            onChange={(servicioId) => setAsked({ ...asked, servicioId })}
          />
          {data.pacientes.length > 0 && (
            <Button startIcon={<Print />} onClick={() => window.print()}>
              {translate('ward.handover.print')}
            </Button>
          )}
        </div>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.pacientes.length === 0 ? (
        <EmptyState icon="bed" title={translate('ward.handover.none')} text={translate('ward.handover.noneHelp')} />
      ) : (
        <OpenHandover
          key={`${data.servicioId} ${data.turno} ${data.fecha} ${data.mia?.estatus === 'FIRMADA'}`}
          data={data}
          onReload={() => void refetch()}
        />
      )}
    </div>
  );
}

/** Renders the open handover, and restarts from the saved version on request. */
function OpenHandover({ data, onReload }: { readonly data: Handover; readonly onReload: () => void }) {
  const [round, setRound] = useState(0);
  return (
    <Opened
      key={round}
      data={data}
      onReload={() => {
        onReload();
        setRound(round + 1);
      }}
    />
  );
}

function Opened({ data, onReload }: { readonly data: Handover; readonly onReload: () => void }) {
  const translate = useTranslate();
  const draft = useHandoverDraft(data);
  const { mia } = data;
  const isSigned = mia?.estatus === 'FIRMADA';
  return (
    <>
      {isSigned ? (
        <Alert severity="success">
          {translate('ward.handover.signedBy', {
            giver: mia.entrega ?? '',
            receiver: mia.recibe ?? '',
            when: mia.fechaFirma ? formatDateTime(mia.fechaFirma) : '',
          })}
        </Alert>
      ) : (
        <>
          {!data.asignados && <Alert severity="info">{translate('ward.handover.notAssigned')}</Alert>}
          <SaveState draft={draft} onReload={onReload} />
        </>
      )}
      <div className={styles['patients']}>
        {data.pacientes.map((patient) => (
          <HandoverPatient
            key={patient.hospitalizacionId}
            patient={patient}
            recommendation={draft.recommended(patient.hospitalizacionId)}
            onRecommend={isSigned ? null : (text) => draft.recommend(patient.hospitalizacionId, text)}
          />
        ))}
      </div>
      <section className={styles['remarks']}>
        {isSigned ? (
          draft.remarks() && (
            <>
              <h2>{translate('ward.handover.remarks')}</h2>
              <p>{draft.remarks()}</p>
            </>
          )
        ) : (
          <label>
            {translate('ward.handover.remarks')}
            <textarea maxLength={2000} value={draft.remarks()} onChange={(event) => draft.remark(event.target.value)} />
          </label>
        )}
      </section>
      <dl className={styles['signatures']}>
        {(['giver', 'receiver'] as const).map((who) => (
          <div key={who}>
            <dd>{(who === 'giver' ? mia?.entrega : mia?.recibe) ?? ''}</dd>
            <dt>{translate(`ward.handover.${who}Signs`)}</dt>
          </div>
        ))}
      </dl>
      {!isSigned && <SignHandover draft={draft} />}
      {data.otras.length > 0 && (
        <section>
          <h2>{translate('ward.handover.others')}</h2>
          <ul>
            {data.otras.map(({ entregaTurnoId, entrega, recibe, pacientes, fechaFirma }) => (
              <li key={entregaTurnoId}>
                {translate('ward.handover.other', {
                  giver: entrega ?? '',
                  receiver: recibe ?? '',
                  smart_count: pacientes,
                })}{' '}
                · {formatDateTime(fechaFirma)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function SaveState({ draft, onReload }: { readonly draft: HandoverDraft; readonly onReload: () => void }) {
  const translate = useTranslate();
  const { state } = draft;
  if (state === 'conflict')
    return (
      <Alert severity="warning" action={<Button onClick={onReload}>{translate('ward.handover.reload')}</Button>}>
        {translate('ward.handover.conflict')}
      </Alert>
    );
  if (state === 'failed')
    return (
      <div>
        <WorkError error={draft.error} />
        <Button onClick={draft.save}>{translate('ward.handover.retry')}</Button>
      </div>
    );
  return (
    <p className={styles['state']} role="status">
      {translate(`ward.handover.${state}`)}
    </p>
  );
}

function SignHandover({ draft }: { readonly draft: HandoverDraft }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [second, setSecond] = useState(NO_SECOND_PERSON);
  const work = useWardWork(() => notify('ward.handover.signed', { type: 'success' }));
  const sign = () =>
    work.mutate(async (calls, idempotencyKey) => {
      const { entregaTurnoId, version } = await draft.settled();
      await calls.entregaTurnoFirmar({
        params: { entregaTurnoId },
        body: { version, segundaPersona: second },
        idempotencyKey,
      });
    });
  return (
    <form
      className={styles['sign']}
      onSubmit={(event) => {
        event.preventDefault();
        sign();
      }}
    >
      <fieldset>
        <legend>{translate('ward.handover.receiver')}</legend>
        <p>{translate('ward.handover.signHelp')}</p>
        <WorkError error={work.error} />
        <SecondPersonFields
          email={translate('ward.handover.email')}
          password={translate('ward.handover.password')}
          value={second}
          error={work.error}
          onChange={setSecond}
        />
      </fieldset>
      <Button
        type="submit"
        size="large"
        variant="contained"
        color="primary"
        disabled={work.isPending || draft.state === 'conflict' || draft.state === 'saving'}
      >
        {translate('ward.handover.sign')}
      </Button>
    </form>
  );
}
