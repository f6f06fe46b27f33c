import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { ResourceModuleProvider } from '#platform/web/ui/resource/ResourceModuleContext';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { SupplierUsers } from './SupplierUsers';

/** Page of suppliers' accounts. Their rows come from a separate operation (SPEC 3), for which no list is generated. */
export default function SupplierUsersPage() {
  return usePermission('usuario-proveedor.administrar') ? <Opened /> : <NoPermission />;
}

/** The forms use the texts of the button on the supplier's page. */
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
