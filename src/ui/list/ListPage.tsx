import { ListContextProvider, useListController, useTranslate } from 'ra-core';
import { usePermission } from '../access/PermissionsContext';
import { PageHeading } from '../page/PageHeading';
import { usePageTitle } from '../page/usePageTitle';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { NoPermission } from '../states/NoPermission';
import { CreateButton } from './CreateButton';
import type { Column, NameColumn } from './column';
import type { FilterSpec } from './filter-spec';
import { ListBody } from './ListBody';
import { ListPagination } from './ListPagination';
import { ListToolbar } from './ListToolbar';
import { useRememberList } from './useLastList';
import styles from './list-page.module.css';

export interface ListPageProps<Item extends object> {
  readonly name: NameColumn<Item>;
  readonly columns: readonly Column<Item>[];
  readonly filters: readonly FilterSpec<Item>[];
  readonly sort: { readonly field: string; readonly order: 'ASC' | 'DESC' };
  readonly pageSize: number;
}

/** The list of a resource: search, filters, table (cards on a phone) and pages, with all of its state in the address. */
export function ListPage<Item extends object>(props: ListPageProps<Item>) {
  const { permissions } = useResourceModule();
  return usePermission(permissions.list) ? <AllowedList {...props} /> : <NoPermission />;
}

function AllowedList<Item extends object>({ name, columns, filters, sort, pageSize }: ListPageProps<Item>) {
  const resource = useResourceModule();
  const translate = useTranslate();
  const list = useListController({
    resource: resource.name,
    sort,
    perPage: pageSize,
    // The address alone holds the state: with a copy in a store, going back would bring the newer page again.
    storeKey: false,
    disableAuthentication: true,
    exporter: false,
    queryOptions: { onError: () => undefined },
  });
  useRememberList(resource.name);
  const title = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  usePageTitle(title);

  return (
    <ListContextProvider value={list}>
      <div className={styles['page']}>
        <PageHeading title={title} description={translate(`resources.${resource.name}.description`, { _: '' })} icon={resource.icon} actions={<CreateButton />} />
        <ListToolbar filters={filters} />
        <div className={styles['card']}>
          <ListBody name={name} columns={columns} />
          <ListPagination />
        </div>
      </div>
    </ListContextProvider>
  );
}
