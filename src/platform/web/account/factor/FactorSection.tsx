import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { OperationAnswer } from '../../client/call-operation';
import { formatDateTime } from '../../ui/format/format-date';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { RecoveryCodes } from '../../factor/RecoveryCodes';
import { useCurrentUser } from '../../session/CurrentUserContext';
import { useServices } from '../../session/ServicesContext';
import { EnrolFactor } from './EnrolFactor';
import { ProofForm } from './ProofForm';
import { useSayFactor } from './useSayFactor';
import styles from '../account.module.css';

type State = OperationAnswer<'secondFactor'>['data'];

/** Task of the account holder on the second factor. */
type Task = 'activate' | 'renew' | 'codes' | 'remove';

const KEY = ['segundo-factor'] as const;
/** With this number of recovery codes left, or fewer, new ones are suggested. */
const FEW = 3;

/** Section of the account page: second factor. Empty when the installation has none. */
export default function FactorSection() {
  const translate = useTranslate();
  const { operations } = useServices();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await operations.secondFactor({ signal })).data,
  });
  if (data?.modo === 'off') return null;
  return (
    <section className={styles['card']} aria-labelledby="cuenta-factor">
      <h2 id="cuenta-factor" ref={heading} tabIndex={-1}>
        {translate('factor.title')}
      </h2>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Factor state={data} onEnd={() => heading.current?.focus()} />
      ) : (
        <Loading />
      )}
    </section>
  );
}

function Factor({ state, onEnd }: { readonly state: State; readonly onEnd: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const say = useSayFactor();
  const queries = useQueryClient();
  const { operations } = useServices();
  const { email } = useCurrentUser();
  const [task, setTask] = useState<Task | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const end = (told?: string) => {
    setTask(null);
    setCodes(null);
    if (told) notify(`factor.${told}`, { type: 'success' });
    // The pressed button disappears; the focus is moved so that it is not lost.
    onEnd();
    // Other sessions ended as well.
    for (const queryKey of [KEY, ['sesiones']]) void queries.invalidateQueries({ queryKey });
  };
  if (codes)
    return (
      <>
        <RecoveryCodes say={say} email={email} codes={codes} />
        <Button
          variant="contained"
          color="primary"
          onClick={() => end(task === 'codes' ? 'codesRenewed' : task === 'renew' ? 'renewed' : 'activated')}
        >
          {say('recovery.done')}
        </Button>
      </>
    );
  if (task === 'activate' || task === 'renew')
    return <EnrolFactor renews={task === 'renew'} onDone={setCodes} onCancel={() => setTask(null)} />;
  if (task !== null)
    return (
      <ProofForm
        why={task}
        submit={task}
        withCode
        isDangerous={task === 'remove'}
        onCancel={() => setTask(null)}
        onSubmit={async ({ actual, codigo }) => {
          if (task === 'remove') {
            await operations.removeSecondFactor({ body: { actual, codigo } });
            end('removed');
          } else setCodes((await operations.renewRecoveryCodes({ body: { actual, codigo } })).data.codigos);
        }}
      />
    );
  if (state.activo === null)
    return (
      <>
        <p className={styles['hint']}>{translate('factor.lead')}</p>
        <Button variant="outlined" onClick={() => setTask('activate')}>
          {translate('factor.activate')}
        </Button>
      </>
    );
  return (
    <>
      <p>{translate('factor.since', { moment: formatDateTime(state.activo) })}</p>
      <p className={styles['hint']}>{translate('factor.left', { smart_count: state.codigosRestantes })}</p>
      {state.codigosRestantes <= FEW && <Alert severity="warning">{translate('factor.few')}</Alert>}
      {state.modo === 'required' && <p className={styles['hint']}>{translate('factor.always')}</p>}
      <div className={styles['actions']}>
        <Button variant="outlined" onClick={() => setTask('codes')}>
          {translate('factor.codes')}
        </Button>
        <Button variant="outlined" onClick={() => setTask('renew')}>
          {translate('factor.renew')}
        </Button>
        {state.modo !== 'required' && (
          <Button variant="outlined" color="error" onClick={() => setTask('remove')}>
            {translate('factor.remove')}
          </Button>
        )}
      </div>
    </>
  );
}
