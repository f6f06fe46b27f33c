import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { countdown } from '../../ui/format/countdown';
import { useNow } from '../../ui/lifecycle/useNow';
import { WorkError } from '../../ui/states/WorkError';
import { useServices } from '../session/ServicesContext';
import styles from './account.module.css';

const SECOND_MS = 1000;

/** Vouching code for the device of another person, as a part of the account's page. */
export function VouchSection() {
  const translate = useTranslate();
  const { operations } = useServices();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => (await operations.vouchCode({})).data,
  });
  return (
    <section className={styles['card']} aria-labelledby="cuenta-aval">
      <h2 id="cuenta-aval">{translate('app.vouch.title')}</h2>
      <p className={styles['hint']}>{translate('app.vouch.hint')}</p>
      <div aria-live="polite">
        <WorkError error={error} />
        {data && !error && <Code key={data.codigo} codigo={data.codigo} expira={data.expira} />}
      </div>
      <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
        {translate(data ? 'app.vouch.again' : 'app.vouch.get')}
      </Button>
    </section>
  );
}

/** The code in two groups, and how long it works. A screen reader hears the code once, not each second. */
function Code({ codigo, expira }: { readonly codigo: string; readonly expira: string }) {
  const translate = useTranslate();
  const seconds = Math.max(0, Math.ceil((Date.parse(expira) - useNow(SECOND_MS)) / SECOND_MS));
  if (seconds === 0) return <p>{translate('app.vouch.over')}</p>;
  return (
    <>
      <p className={styles['code']}>
        <span className={styles['hint']}>{translate('app.vouch.code')}</span>{' '}
        <strong>
          {codigo.slice(0, 4)} {codigo.slice(4)}
        </strong>
      </p>
      <p className={styles['hint']} aria-live="off">
        {translate('app.vouch.left', { time: countdown(seconds) })}
      </p>
    </>
  );
}
