import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate, type DataProvider } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { OperationAnswer, OperationCall } from '../../client/call-operation';
import { LevelChip } from '../../ui/matrix/LevelChip';
import { recordPath } from '../../ui/resource/record-path';
import { useShowContext } from '../../ui/show/ShowContext';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import styles from './effective.module.css';

type Calls = { readonly usuarioPermisosEfectivos: (call: OperationCall<'usuarioPermisosEfectivos'>) => Promise<OperationAnswer<'usuarioPermisosEfectivos'>> };

/** On a user's page: what the account may do and how far that reaches for this very person, and what it holds in vain. */
export default function EffectivePermissions() {
  const { record } = useShowContext();
  const translate = useTranslate();
  const titleId = useId();
  const { data, error, refetch } = useEffective(Number(record['usuarioId']), Number(record['version']));
  return (
    <section className={styles['section']} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{translate('app.profiles.effective')}</h2>
        <p>{translate('app.profiles.effectiveHelp')}</p>
      </div>
      <div className={styles['body']}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : data ? <Granted answer={data} /> : <Loading />}
      </div>
    </section>
  );
}

/** @param version of the account: another one may reach elsewhere */
function useEffective(usuarioId: number, version: number) {
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  return useQuery({
    // Below the profiles: a change of one is a change of these.
    queryKey: ['perfil', 'efectivos', usuarioId, version, locale],
    queryFn: async ({ signal }) => (await calls.usuarioPermisosEfectivos({ params: { usuarioId }, signal })).data,
  });
}

function Granted({ answer: { perfilId, perfilNombre, grupos, avisos, incompatibles } }: { readonly answer: OperationAnswer<'usuarioPermisosEfectivos'>['data'] }) {
  const translate = useTranslate();
  const total = grupos.reduce((sum, { permisos }) => sum + permisos.length, 0);
  return (
    <>
      <p>
        {translate('app.profiles.granted', { smart_count: total })} <Link to={recordPath.show('perfil', perfilId)}>{perfilNombre}</Link>
      </p>
      {avisos.length > 0 && (
        <ul className={styles['warnings']}>
          {avisos.map(({ codigo, mensaje }) => <li key={codigo}><ErrorOutline aria-hidden /> <span>{mensaje}</span></li>)}
        </ul>
      )}
      {incompatibles.length > 0 && (
        <details className={styles['clashes']}>
          <summary>{translate('app.matrix.clashes', { smart_count: incompatibles.length })}</summary>
          <ul>
            {incompatibles.map(({ permisos, motivo, nivel }) => <li key={permisos.join('+')}>«{permisos[0]}» + «{permisos[1]}» <LevelChip level={nivel} /><small>{motivo}</small></li>)}
          </ul>
        </details>
      )}
      {grupos.map(({ clave, nombre, permisos }) => (
        <details key={clave} className={styles['group']}>
          <summary>{nombre} <span>{translate('app.profiles.inGroup', { smart_count: permisos.length })}</span></summary>
          <table>
            <caption className="rs-hidden">{nombre}</caption>
            <thead className="rs-hidden"><tr><th scope="col">{translate('app.matrix.row')}</th><th scope="col">{translate('app.matrix.choice')}</th></tr></thead>
            <tbody>
              {permisos.map((row) => (
                <tr key={row.clave}>
                  <th scope="row">{row.nombre} {row.nivel === 'ALTO' && <LevelChip level="ALTO" />}</th>
                  <td data-nothing={!row.alcanza || undefined}>{!row.alcanza && <ErrorOutline aria-hidden />}{row.alcanceTexto}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      ))}
    </>
  );
}
