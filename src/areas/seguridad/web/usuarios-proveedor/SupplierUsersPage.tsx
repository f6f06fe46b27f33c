import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { ResourceModuleProvider } from '#platform/web/ui/resource/ResourceModuleContext';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { SupplierUsers } from './SupplierUsers';

/** The accounts of suppliers' people: rows of a call of their own (SPEC 3), which no generated list shows. */
export default function SupplierUsersPage() {
  return usePermission('usuario-proveedor.administrar') ? <Opened /> : <NoPermission />;
}

/** The texts of the forms are those of the supplier's own button. */
function Opened() {
  const { data: module, error, refetch } = useOpenedResource('proveedor');
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return module ? (
    <ResourceModuleProvider value={module}>
      <SupplierUsers />
    </ResourceModuleProvider>
  ) : (
    <Loading />
  );
}
