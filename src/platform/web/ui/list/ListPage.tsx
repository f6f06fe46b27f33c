import useMediaQuery from '@mui/material/useMediaQuery';
import {
  ListContextProvider,
  useListController,
  type ListControllerResult,
  useTranslate,
  useListContext,
} from 'react-admin';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PeekProvider, usePeek } from '../peek/PeekContext';
import type { PeekSpec } from '../peek/peek-spec';
import { usePeekState } from '../peek/usePeekState';
import { ListTable } from './ListTable';
import { ListEmpty } from './ListEmpty';
import { LateTexts } from '../texts/LateTexts';
import { usePermission, usePermissionSet } from '../access/PermissionsContext';
import { ProtectedNotice } from '../access/ProtectedNotice';
import type { Action } from '../operations/action';
import type { LeftOut } from '../page/left-out';
import { PageHeading } from '../page/PageHeading';
import { usePageTitle } from '../page/usePageTitle';
import { PrintHead } from '../print/PrintHead';
import type { ListDefaults } from '../resource/resource-module';
import { Parts } from '../resource/Parts';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { NoPermission } from '../states/NoPermission';
import { hasUnreadableFilter } from './address/unreadable-filter';
import { CreateButton } from './CreateButton';
import type { Column, NameColumn } from './column';
import type { FilterSpec } from './filter-spec';
import { FilterValuesProvider, useFilterControls } from './filters/useFilterValues';
import { PrintedFilters } from './filters/PinnedFilters';
import { InlineProvider, useInlineOf, type OpenStates } from './inline/InlineContext';
import { TOTALS } from './list-request';
import { shapeOf } from './layout/list-layout';
import { ListSettingsProvider, useListSettings, type ListSettings } from './layout/ListSettingsContext';
import { useListLayout } from './layout/useListLayout';
import { useReadable } from './layout/useReadable';
import { useShownParts } from './layout/useShownParts';
import { ListPagination } from './ListPagination';
import { ListToolbar } from './ListToolbar';
import type { ListShapes } from './shapes/list-shapes';
import { Loading } from '../states/Loading';
import { SelectionProvider, useSelection } from './selection/SelectionContext';
import { useEverSelected, useSelectionState } from './selection/useSelectionState';
import { useRememberList } from './useLastList';
import type { ListView } from './views/list-view';
import { useActiveView } from './views/useActiveView';
import { ViewTabs } from './views/ViewTabs';
import { lazyPart } from '../loading/lazy-part';
import styles from './list-page.module.css';

const ListCards = lazyPart(() => import('./ListCards'));
const OtherShape = lazyPart(() => import('./shapes/OtherShape'));
const ActionBar = lazyPart(() => import('../operations/ActionBar'));
const RecordPeek = lazyPart(() => import('../peek/RecordPeek'));
const ListFailure = lazyPart(() => import('./address/ListFailure'));
const LeftOutNotice = lazyPart(() => import('../page/LeftOutNotice'));
const SelectionBar = lazyPart(() => import('./selection/SelectionBar'));

/** A page size of 0 is valid for the server, but shows nothing. */
const NO_SIZE = { status: 400, errores: [{ campo: 'pageSize' }] };

export interface ListPageProps<Item extends object> {
  readonly name: NameColumn<Item>;
  readonly columns: readonly Column<Item>[];
  readonly filters: readonly FilterSpec<Item>[];
  /** Operations with a button on the list. */
  readonly actions?: readonly Action[];
  /** States in which a document can be edited in its cells; absent when it always can. */
  readonly openIn?: OpenStates;
  /** Views besides the table. */
  readonly shapes?: ListShapes<Item>;
  /** Tabs of the list. */
  readonly views?: readonly ListView[];
  /** Content of a record's preview beside the list. */
  readonly peek?: PeekSpec;
}

/** List of a resource: search, filters, views, table (cards on a phone) and pages. Its state is in the URL. */
export function ListPage<Item extends object>({ name, columns, filters, shapes, ...props }: ListPageProps<Item>) {
  const { permissions, list } = useResourceModule();
  const allowed = usePermission(permissions.list);
  // From here on, records are untyped: the entity's types served only to check the props.
  const untyped = {
    name: name as NameColumn,
    columns: columns as readonly Column[],
    filters: filters as readonly FilterSpec[],
    shapes: shapes as ListShapes | undefined,
  };
  return allowed && list ? <AllowedList {...props} {...untyped} defaults={list} /> : <NoPermission />;
}

const NO_VIEWS: readonly ListView[] = [];

type AllowedListProps = Pick<ListSettings, 'name' | 'columns' | 'filters' | 'shapes'> &
  Pick<ListPageProps<object>, 'actions' | 'openIn' | 'views' | 'peek'> & { readonly defaults: ListDefaults };

function AllowedList({
  name,
  columns,
  filters,
  shapes,
  views = NO_VIEWS,
  actions,
  openIn,
  peek: preview,
  defaults,
}: AllowedListProps) {
  const resource = useResourceModule();
  const { sort, pageSize, totals } = defaults;
  const readable = useReadable({ name, columns, filters });
  const [layout, setLayout] = useListLayout(resource.name);
  const shape = shapeOf(layout, shapes);
  const list = useListController({
    resource: resource.name,
    sort,
    perPage: pageSize,
    // Only the URL contains the state: with a copy in a store, going back would show the newer page again.
    storeKey: false,
    disableAuthentication: true,
    exporter: false,
    queryOptions: { onError: () => undefined, enabled: shape === 'tabla', ...(totals ? { meta: TOTALS } : {}) },
  });
  useRememberList(resource.name);
  const [leftOut, leaveOut] = useLeftOut(list);
  const selection = useSelectionState(list, useMayActOnMany());
  const inline = useInlineOf(openIn);
  const peek = usePeekState();
  const controls = useFilterControls(list);
  const parts = useShownParts(readable, layout, { ...list, data: shape === 'tabla' ? list.data : undefined });
  const settings = useMemo<ListSettings>(
    () => ({
      ...readable,
      ...parts,
      views,
      shapes,
      shape,
      defaultSort: sort,
      layout,
      setLayout,
      leaveOut,
      peek: preview,
    }),
    [readable, parts, views, shapes, shape, sort, layout, setLayout, leaveOut, preview],
  );
  return (
    <ListContextProvider value={list}>
      <ListSettingsProvider value={settings}>
        <FilterValuesProvider value={controls}>
          <SelectionProvider value={selection}>
            <PeekProvider value={peek}>
              <InlineProvider value={inline}>
                <ListFrame actions={actions} leftOut={leftOut} />
              </InlineProvider>
            </PeekProvider>
          </SelectionProvider>
        </FilterValuesProvider>
      </ListSettingsProvider>
    </ListContextProvider>
  );
}

interface ListFrameProps {
  readonly actions: readonly Action[] | undefined;
  readonly leftOut: readonly LeftOut[];
}

/** The page of the list, and beside it the preview of a record. */
function ListFrame({ actions, leftOut }: ListFrameProps) {
  const resource = useResourceModule();
  const { filterValues } = useListContext();
  const { shape, views } = useListSettings();
  const { view } = useActiveView();
  const { id } = usePeek();
  const everSelected = useEverSelected(useSelection());
  const translate = useTranslate();
  const title = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  usePageTitle(title);
  return (
    <div className={styles['beside']}>
      <div className={styles['page']}>
        <PrintHead count={2}>
          {typeof filterValues['q'] === 'string' && (
            <span>{translate('app.print.search', { text: filterValues['q'] })}</span>
          )}
          {view && <span>{translate(`resources.${resource.name}.views.${view.id}`)}</span>}
          <PrintedFilters />
        </PrintHead>
        <PageHeading
          title={title}
          {...(views.length > 0
            ? { below: <ViewTabs /> }
            : { description: translate(`resources.${resource.name}.description`, { _: '' }) })}
          actions={
            <>
              <Parts of={resource.parts?.listActions} />
              {actions && (
                <Suspense>
                  <ActionBar actions={actions} />
                </Suspense>
              )}
              <CreateButton />
            </>
          }
        />
        <ProtectedNotice />
        {leftOut.length > 0 && (
          <Suspense>
            <LeftOutNotice parts={leftOut} />
          </Suspense>
        )}
        <ListToolbar />
        <div className={styles['card']}>
          {everSelected && (
            <LateTexts area="listas">
              <Suspense>
                <SelectionBar />
              </Suspense>
            </LateTexts>
          )}
          <ListBody />
          {shape === 'tabla' && <ListPagination />}
        </div>
      </div>
      {id !== null && (
        <LateTexts area="listas">
          <Suspense>
            <RecordPeek id={id} />
          </Suspense>
        </LateTexts>
      )}
    </div>
  );
}

/**
 * Returns the parts of the visited URLs that the list does not apply. react-admin itself ignores an unreadable filter and a page past the
 * end; `ListFailure` removes the parts refused by the server.
 */
function useLeftOut(list: ListControllerResult): readonly [readonly LeftOut[], ListSettings['leaveOut']] {
  const { search } = useLocation();
  const [parts, setParts] = useState<readonly LeftOut[]>([]);
  const leaveOut = useCallback(
    (more: readonly LeftOut[]) =>
      setParts((before) => [
        ...before,
        ...more.filter(({ text, name }) => !before.some((part) => part.text === text && part.name === name)),
      ]),
    [],
  );
  const has = (text: LeftOut['text']) => parts.some((part) => part.text === text);
  if (hasUnreadableFilter(search) && !has('unreadable')) leaveOut([{ text: 'unreadable' }]);
  if (isPastEnd(list) && list.page > 1 && !has('page')) leaveOut([{ text: 'page' }]);
  return [parts, leaveOut];
}

/** True when the page lies beyond the last record. */
function isPastEnd({ data, total, isFetching }: ListControllerResult): boolean {
  return !isFetching && data?.length === 0 && (total ?? 0) > 0;
}

/** True when the user has any bulk action; otherwise rows need no checkbox. */
function useMayActOnMany(): boolean {
  const { operations, permissions, backend } = useResourceModule();
  const held = usePermissionSet();
  const may = (operation: 'delete' | 'update') => operations.includes(operation) && held.has(permissions[operation]);
  return may('delete') || may('update') || (backend === 'server' && held.has('reporte.exportar'));
}

/** Rows, cards on a phone, or the reason for their absence. */
function ListBody() {
  const list = useListContext();
  const { data, error, refetch, isPending, perPage } = list;
  const { shape } = useListSettings();
  const phone = useMediaQuery('(max-width: 639.95px)', { noSsr: true });
  if (shape !== 'tabla')
    return (
      <Suspense fallback={<Loading />}>
        <OtherShape />
      </Suspense>
    );
  const failure = error && !data ? error : perPage < 1 && isPastEnd(list) ? NO_SIZE : null;
  if (failure)
    return (
      <Suspense fallback={<Loading />}>
        <ListFailure error={failure} onRetry={() => void refetch()} />
      </Suspense>
    );
  if (!isPending && data?.length === 0) return <ListEmpty />;
  return phone ? (
    <Suspense fallback={<Loading />}>
      <ListCards />
    </Suspense>
  ) : (
    <ListTable />
  );
}
