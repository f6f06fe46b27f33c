import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { ResourceModuleProvider } from '#platform/web/ui/resource/ResourceModuleContext';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { CompareProfiles } from './CompareProfiles';

/** Two profiles side by side, for users who may read profiles. */
export default function CompareProfilesPage() {
  return usePermission('catalogo.ver') ? <Opened /> : <NoPermission />;
}

/** The texts of profiles contain the labels of scopes. */
function Opened() {
  const { data: module, error, refetch } = useOpenedResource('perfil');
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return module ? (
    <ResourceModuleProvider value={module}>
      <CompareProfiles />
    </ResourceModuleProvider>
  ) : (
    <Loading />
  );
}
