import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { useListSettings } from '../layout/ListSettingsContext';
import { useListMethods, type View } from '../list-methods';
import { listAddress } from './list-address';
import { sameContent, viewContent } from './view-content';

const FRESH_MS = 60_000;

export const viewsKey = (resource: string) => ['vistas', resource] as const;

/** Returns the saved views of the list, the chosen one, and whether the list was changed since. */
export function useViews() {
  const { name } = useResourceModule();
  const { filterValues, sort, perPage } = useListContext();
  const { layout, setLayout, defaultSort } = useListSettings();
  const methods = useListMethods();
  const navigate = useNavigate();
  const { data, error } = useQuery({
    queryKey: viewsKey(name),
    queryFn: async ({ signal }) => (await methods.vistaList({ params: { recurso: name }, signal })).data,
    staleTime: FRESH_MS,
  });
  const active = data?.find(({ vistaId }) => vistaId === layout.view) ?? null;
  const content = viewContent({ filter: filterValues, sort, layout });

  const apply = ({ vistaId, contenido }: Pick<View, 'vistaId' | 'contenido'>, { replace = false } = {}) => {
    const { filtros, orden, columnas, densidad = 'comoda' } = contenido;
    setLayout({ view: vistaId, columns: columnas ?? null, density: densidad });
    const order = orden ? { field: orden.campo, order: orden.sentido === 'desc' ? 'DESC' : 'ASC' } : defaultSort;
    void navigate({ search: `?${listAddress({ filter: filtros, sort: order, perPage })}` }, { replace });
  };
  const leave = () => {
    setLayout({ view: null, columns: null, density: 'comoda' });
    void navigate({ search: '' });
  };
  const forget = () => setLayout({ view: null });
  return {
    views: data ?? [],
    error,
    loading: !data && !error,
    active,
    changed: active !== null && !sameContent(content, active.contenido),
    content,
    apply,
    leave,
    forget,
  };
}
