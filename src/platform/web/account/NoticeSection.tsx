import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useServices } from '../session/ServicesContext';
import type { OperationAnswer } from '../client/call-operation';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { WorkError } from '../ui/states/WorkError';
import formStyles from '../ui/form/form.module.css';
import styles from './account.module.css';

type Kind = OperationAnswer<'avisosCanales'>['data'][number];
type Channel = Kind['canal'];

const CHANNELS = ['PANTALLA', 'CORREO', 'RESUMEN'] as const satisfies readonly Channel[];
const KEY = ['avisos-canales'] as const;

/** Section of the account page: notice channels. */
export function NoticeSection() {
  const translate = useTranslate();
  return (
    <section className={styles['card']} aria-labelledby="cuenta-avisos">
      <h2 id="cuenta-avisos">{translate('app.notices.title')}</h2>
      <NoticeChannels />
    </section>
  );
}

/** Channels by kind of notice: saved on selection. */
function NoticeChannels() {
  const translate = useTranslate();
  const notify = useNotify();
  const { operations } = useServices();
  const queries = useQueryClient();
  const [language] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: [...KEY, language],
    queryFn: async ({ signal }) => (await operations.avisosCanales({ signal })).data,
  });
  const { mutate, error: failure } = useMutation({
    mutationFn: (canales: { tipo: string; canal: Channel }[]) => operations.avisosCanalesGuardar({ body: { canales } }),
    onMutate: (canales) => {
      const chosen = new Map(canales.map(({ tipo, canal }) => [tipo, canal]));
      queries.setQueryData<readonly Kind[]>([...KEY, language], (before) =>
        before?.map((kind) => ({ ...kind, canal: chosen.get(kind.tipo) ?? kind.canal })),
      );
    },
    onSuccess: () => notify('app.notices.kept', { type: 'success' }),
    onSettled: () => queries.invalidateQueries({ queryKey: KEY }),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const choice = (label: string, value: Channel | '', onChoose: (channel: Channel) => void) => (
    <select
      aria-label={label}
      className={formStyles['select']}
      value={value}
      onChange={({ target }) => {
        const chosen = CHANNELS.find((channel) => channel === target.value);
        if (chosen) onChoose(chosen);
      }}
    >
      {value === '' && <option value="">{translate('app.notices.several')}</option>}
      {CHANNELS.map((channel) => (
        <option key={channel} value={channel}>
          {translate(`app.notices.channels.${channel}`)}
        </option>
      ))}
    </select>
  );
  return (
    <div className={styles['notices']}>
      <p className={styles['hint']}>{translate('app.notices.hint')}</p>
      <WorkError error={failure} />
      {grouped(data).map(({ name, kinds }) => {
        const [first, ...others] = kinds;
        const shared = others.every(({ canal }) => canal === first!.canal) ? first!.canal : '';
        const title = translate(`app.notices.groups.${name}`);
        return (
          <details key={name}>
            <summary>
              <span>{title}</span>
              <small>
                {shared === '' ? translate('app.notices.several') : translate(`app.notices.channels.${shared}`)}
              </small>
            </summary>
            <ul>
              {kinds.length > 1 && (
                <li>
                  <b>{translate('app.notices.all')}</b>
                  {choice(`${title}: ${translate('app.notices.all')}`, shared, (canal) =>
                    mutate(kinds.map(({ tipo }) => ({ tipo, canal }))),
                  )}
                </li>
              )}
              {kinds.map(({ tipo, nombre, canal }) => (
                <li key={tipo}>
                  <span>{nombre}</span>
                  {choice(nombre, canal, (chosen) => mutate([{ tipo, canal: chosen }]))}
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

/** Topics of the kinds, by the first word of their code. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  solicitudes: ['SOLICITUD', 'DIFERENCIA'],
  existencias: ['LOTE', 'ALERTA', 'RED', 'EXTRAORDINARIA', 'CONTEO', 'DESCUADRE'],
  farmacia: ['CONTROLADO', 'SUSTITUTO'],
  pacientes: ['ACCESO', 'NEWS2', 'NOTA'],
  ordenes: ['ORDEN', 'DEVOLUCION'],
  proveedores: ['PROPUESTA', 'CITA', 'CARTA', 'CANJE'],
};
const REST = 'otros';

function grouped(kinds: readonly Kind[]): readonly { readonly name: string; readonly kinds: readonly Kind[] }[] {
  const nameOf = ({ tipo }: Kind) =>
    Object.entries(GROUPS).find(([, words]) => words.includes(tipo.split('_')[0]!))?.[0] ?? REST;
  return [...Object.keys(GROUPS), REST].flatMap((name) => {
    const own = kinds.filter((kind) => nameOf(kind) === name);
    return own.length > 0 ? [{ name, kinds: own }] : [];
  });
}
