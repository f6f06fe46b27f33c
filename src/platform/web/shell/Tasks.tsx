import TaskAlt from '@mui/icons-material/TaskAlt';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listPath } from '../ui/list/list-path';
import { STEP_FILTER } from '#platform/shared/lifecycle/step-filter';
import { formatNumber } from '../ui/format/format-number';
import { Icon } from '../ui/icons/Icon';
import { useHasServer } from '../config/useHasServer';
import { useServices } from '../session/ServicesContext';
import type { MenuGroup } from './menu';
import styles from './home.module.css';

/** Tasks of the user: each step that moves documents on, with the number of waiting documents. Its link opens exactly this list. */
export function Tasks({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const translate = useTranslate();
  const { operations } = useServices();
  const served = useHasServer();
  const items = new Map(
    groups.flatMap((group) =>
      group.items.flatMap((item) => (item.entity && item.steps ? [[item.entity, item] as const] : [])),
    ),
  );
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['inicio'],
    queryFn: async ({ signal }) => (await operations.inicio({ signal })).data.tareas,
    enabled: served,
    staleTime: 15_000,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  });
  if (items.size === 0 || !served) return null;
  const tasks = (data ?? []).flatMap((task) => {
    const item = items.get(task.recurso);
    const text = item?.steps?.[task.paso];
    return item && text ? [{ ...task, item, text }] : [];
  });
  return (
    <section aria-labelledby="pendientes">
      <h2 id="pendientes" className={styles['title']}>
        {translate('app.home.tasks')}
      </h2>
      {error && !data ? (
        <p role="alert" className={styles['nothing']}>
          {translate('app.home.tasksFailed')}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {translate('app.error.retry')}
          </Button>
        </p>
      ) : isPending ? (
        <div className={styles['piles']} aria-hidden>
          <span className={styles['pile']}>
            <span className={styles['waiting']} />
          </span>
        </div>
      ) : tasks.length === 0 ? (
        <p className={styles['done']}>
          <TaskAlt aria-hidden />
          {translate('app.home.noTasks')}
        </p>
      ) : (
        <ul className={styles['piles']}>
          {tasks.map(({ recurso, paso, cantidad, vencidos, item, text }) => (
            <li key={`${recurso} ${paso}`}>
              <Link
                to={listPath(recurso, { [STEP_FILTER]: paso })}
                className={styles['pile']}
                data-late={vencidos > 0 || undefined}
              >
                <b>{formatNumber(cantidad)}</b>
                <span>
                  <Icon name={item.icon} />
                  {translate('app.home.task', { step: text, name: item.text })}
                </span>
                {vencidos > 0 && (
                  <small>{translate('app.home.late', { smart_count: vencidos, count: formatNumber(vencidos) })}</small>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
