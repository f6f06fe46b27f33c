import ExpandMore from '@mui/icons-material/ExpandMore';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate, type DataProvider } from 'react-admin';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import { LevelChip } from '#platform/web/ui/matrix/LevelChip';
import { recordPath } from '#platform/shared/record-path';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import styles from './effective.module.css';

type Calls = {
  readonly usuarioPermisosEfectivos: (
    call: OperationCall<'usuarioPermisosEfectivos'>,
  ) => Promise<OperationAnswer<'usuarioPermisosEfectivos'>>;
};

/** Renders the permissions of a user's account, their reach for this person, and the unusable ones. */
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
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : data ? (
          <Granted answer={data} />
        ) : (
          <Loading />
        )}
      </div>
    </section>
  );
}

/** @param version of the account: its reach may change with it */
function useEffective(usuarioId: number, version: number) {
  const calls = useDataProvider<DataProvider & Calls>();
  const [locale] = useLocaleState();
  return useQuery({
    // Below the key of profiles, so that a change of a profile invalidates it.
    queryKey: ['perfil', 'efectivos', usuarioId, version, locale],
    queryFn: async ({ signal }) => (await calls.usuarioPermisosEfectivos({ params: { usuarioId }, signal })).data,
  });
}

type Answer = OperationAnswer<'usuarioPermisosEfectivos'>['data'];

function Granted({ answer: { perfilId, perfilTitulo, grupos, avisos, incompatibles } }: { readonly answer: Answer }) {
  const translate = useTranslate();
  // Groups with unusable permissions are open at first, because users look for these.
  const [opened, setOpened] = useState<ReadonlySet<string>>(
    () => new Set(grupos.filter(({ permisos }) => permisos.some(({ alcanza }) => !alcanza)).map(({ clave }) => clave)),
  );
  const total = grupos.reduce((sum, { permisos }) => sum + permisos.length, 0);
  const allOpen = opened.size === grupos.length;
  const turn = (clave: string) =>
    setOpened(
      opened.has(clave) ? new Set([...opened].filter((other) => other !== clave)) : new Set([...opened, clave]),
    );
  return (
    <>
      <p>
        {translate('app.profiles.granted', { smart_count: total })}{' '}
        <Link to={recordPath.show('perfil', perfilId)}>{perfilTitulo}</Link>
      </p>
      {avisos.length > 0 && (
        <ul className={styles['warnings']}>
          {avisos.map(({ tipo, mensaje }) => (
            <li key={tipo}>
              <ErrorOutline aria-hidden /> <span>{mensaje}</span>
            </li>
          ))}
        </ul>
      )}
      <Reaches grupos={grupos} />
      {incompatibles.length > 0 && (
        <details className={styles['clashes']}>
          <summary>{translate('app.matrix.clashes', { smart_count: incompatibles.length })}</summary>
          <ul>
            {incompatibles.map(({ permisos, motivo, nivel }) => (
              <li key={permisos.join('+')}>
                «{permisos[0]}» + «{permisos[1]}» <LevelChip level={nivel} />
                <small>{motivo}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      {grupos.length > 0 && (
        <>
          <Button
            className={styles['fold'] ?? ''}
            size="small"
            onClick={() => setOpened(new Set(allOpen ? [] : grupos.map(({ clave }) => clave)))}
          >
            {translate(allOpen ? 'app.profiles.fold' : 'app.profiles.unfold')}
          </Button>
          <table className={styles['table']} aria-label={translate('app.profiles.effective')}>
            <thead className="rs-hidden">
              <tr>
                <th scope="col">{translate('app.matrix.row')}</th>
                <th scope="col">{translate('app.profiles.reaches')}</th>
              </tr>
            </thead>
            {grupos.map(({ clave, nombre, permisos }) => (
              <tbody key={clave} data-open={opened.has(clave) || undefined}>
                <tr className={styles['group']}>
                  <th scope="rowgroup" colSpan={2}>
                    <button type="button" aria-expanded={opened.has(clave)} onClick={() => turn(clave)}>
                      <ExpandMore aria-hidden /> {nombre}{' '}
                      <span>{translate('app.profiles.inGroup', { smart_count: permisos.length })}</span>
                    </button>
                  </th>
                </tr>
                {permisos.map((row) => (
                  <tr key={row.clave}>
                    <th scope="row">
                      {row.nombre} {row.nivel === 'ALTO' && <LevelChip level="ALTO" />}
                    </th>
                    <td data-nothing={!row.alcanza || undefined}>
                      {!row.alcanza && <ErrorOutline aria-hidden />}
                      {row.alcanceTexto}
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </>
      )}
    </>
  );
}

/** Renders the different reaches, each with its number of permissions. */
function Reaches({ grupos }: Pick<Answer, 'grupos'>) {
  const translate = useTranslate();
  const totals = new Map<string, { total: number; alcanza: boolean }>();
  for (const { alcanceTexto, alcanza } of grupos.flatMap(({ permisos }) => permisos))
    totals.set(alcanceTexto, { total: (totals.get(alcanceTexto)?.total ?? 0) + 1, alcanza });
  if (totals.size === 0) return null;
  return (
    <dl className={styles['reaches']}>
      {[...totals]
        .toSorted(([, a], [, b]) => b.total - a.total)
        .map(([texto, { total, alcanza }]) => (
          <div key={texto} data-nothing={!alcanza || undefined}>
            <dt>{texto}</dt>
            <dd>{translate('app.profiles.inGroup', { smart_count: total })}</dd>
          </div>
        ))}
    </dl>
  );
}
