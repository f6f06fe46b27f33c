import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentTitle } from '../ui/page/usePageTitle';
import { useLastList } from '../ui/list/useLastList';
import type { ResourceModule } from '../ui/resource/resource-module';
import { recordPath } from '#platform/shared/record-path';
import { readAddress } from '../resources/read-address';
import { openedFrom } from './opened-from';
import { useNavigation } from './useNavigation';
import styles from './shell.module.css';

interface Crumb {
  readonly text: string;
  readonly to: string;
}

/** Pages outside resources, with the key of their name. */
const PAGES: Readonly<Record<string, string>> = { cuenta: 'app.account.title', perfiles: 'app.profiles.compareTitle' };

/** Path from the start to this page. */
export function Breadcrumbs() {
  const { pathname } = useLocation();
  const translate = useTranslate();
  const [resource = '', id = '', action] = pathname.split('/').slice(1).map(decode);
  // Available once the page has opened the resource, with its name.
  const { data: module } = useQuery<ResourceModule | null>({ queryKey: ['resource', resource], enabled: false });
  const { data: report } = useQuery<object | null>({ queryKey: ['report-module', id], enabled: false });
  const isHandWritten = readAddress(pathname).resource !== resource;
  const known = module != null && !isHandWritten;
  const list = useLastList(resource);
  const record = useRecordName(known ? module : null, id === 'create' ? '' : id);
  const crumbs: Crumb[] = [{ text: translate('app.home.title'), to: '/home' }];
  if (known) crumbs.push({ text: translate(`resources.${resource}.name`, { smart_count: 2 }), to: list });
  const page = usePageOfMenu(pathname);
  const title = useCurrentTitle();
  if (resource in PAGES) crumbs.push({ text: translate(PAGES[resource]!), to: pathname });
  else if (!known && (page || resource !== 'reportes')) {
    if (page) crumbs.push(page);
    if (page?.to !== pathname && pathname !== '/home' && title) crumbs.push({ text: title, to: pathname });
  }
  if (resource === 'reportes' && report != null)
    crumbs.push({ text: translate(`resources.reportes.${id}.name`), to: pathname });
  if (known && id === 'create') crumbs.push({ text: translate('app.nav.new'), to: pathname });
  else if (known && id)
    crumbs.push({ text: record === null ? '…' : record || `#${id}`, to: recordPath.show(resource, id) });
  if (known && action === 'editar') crumbs.push({ text: translate('app.action.edit'), to: pathname });

  return (
    <nav className={styles['crumbs']} aria-label={translate('app.nav.crumbs')}>
      <ol>
        {crumbs.map(({ text, to }, index) => (
          <li key={to}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page" title={text}>
                {text}
              </span>
            ) : (
              <Link to={to} title={text}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the handwritten menu page that is open, or from which the open one was reached. */
function usePageOfMenu(pathname: string): Crumb | null {
  const { groups } = useNavigation();
  const from = openedFrom(pathname) ?? pathname;
  const [nearest] = (groups ?? [])
    .flatMap(({ items }) => items)
    .filter(({ entity, id }) => entity === null && id !== 'home' && !id.startsWith('reporte-'))
    .filter(({ to }) => from === to || from.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length);
  return nearest ?? null;
}

/** Returns the name of the record loaded by the page; sends no request itself. */
function useRecordName(module: ResourceModule | null, id: string): string | null {
  const { data: record } = useGetOne(module?.name ?? 'none', { id }, { enabled: false });
  return module && record ? module.recordLabel(record) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
