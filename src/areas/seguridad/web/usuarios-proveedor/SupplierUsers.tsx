import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { Suspense, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import type { Asked } from './SupplierUserDialog';
import { SupplierUserTable } from './SupplierUserTable';
import { PAGE_SIZE, useSupplierUsers } from './useSupplierUsers';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './supplier-users.module.css';

const SupplierUserDialog = lazyPart(() => import('./SupplierUserDialog'));

/** Manages the accounts of suppliers' users: find, link, edit, enable and disable. */
export function SupplierUsers() {
  const translate = useTranslate();
  const [params, setParams] = useSearchParams();
  const proveedorId = Number(params.get('proveedorId')) || null;
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const search = useDeferredValue(typed.trim());
  const [asked, setAsked] = useState<Asked | null>(null);
  const { data, error, refetch } = useSupplierUsers({ proveedorId, search, page });
  usePageTitle(translate('app.supplierUsers.title'));
  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));

  return (
    <div className={pageStyles['page']}>
      <PageHeading
        title={translate('app.supplierUsers.title')}
        description={translate('app.supplierUsers.help')}
        actions={
          <Button
            variant="contained"
            color="primary"
            startIcon={<Add />}
            onClick={() => setAsked({ what: 'link', proveedorId })}
          >
            {translate('app.supplierUsers.link')}
          </Button>
        }
      />
      <div className={styles['filters']} role="search">
        <div>
          <label htmlFor="proveedor">{translate('app.supplierUsers.supplier')}</label>
          <ReferencePicker
            id="proveedor"
            reference="proveedor"
            value={proveedorId === null ? [] : [proveedorId]}
            onChange={([id]) => {
              setPage(1);
              setParams(id === undefined ? {} : { proveedorId: String(id) }, { replace: true });
            }}
          />
        </div>
        <div>
          <label htmlFor="buscar-usuario">{translate('app.supplierUsers.search')}</label>
          <OutlinedInput
            id="buscar-usuario"
            type="search"
            fullWidth
            value={typed}
            onChange={({ target }) => {
              setPage(1);
              setTyped(target.value);
            }}
          />
        </div>
      </div>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Loading />}
      {data && data.data.length === 0 && (
        <EmptyState
          icon="key"
          title={translate(search || proveedorId ? 'app.supplierUsers.noMatch' : 'app.supplierUsers.none')}
          text={translate('app.supplierUsers.noneHelp')}
        />
      )}
      {data && data.data.length > 0 && <SupplierUserTable rows={data.data} onAsk={setAsked} />}
      {data && total > 0 && (
        <nav className={styles['pages']} aria-label={translate('app.list.pages')}>
          <span>{translate('app.list.count', { smart_count: total, total })}</span>
          {pages > 1 && (
            <>
              <Button {...blocked(page === 1 && translate('app.why.firstPage'))} onClick={() => setPage(page - 1)}>
                {translate('app.list.previous')}
              </Button>
              <span>{translate('app.list.page', { page, pages })}</span>
              <Button {...blocked(page >= pages && translate('app.why.lastPage'))} onClick={() => setPage(page + 1)}>
                {translate('app.list.next')}
              </Button>
            </>
          )}
        </nav>
      )}
      {asked && (
        <Suspense>
          <SupplierUserDialog asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}
