import { usePermission } from '../../ui/access/PermissionsContext';
import { ResourceModuleProvider } from '../../ui/resource/ResourceModuleContext';
import { useOpenedResource } from '../../ui/resource/ResourceRegistry';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { NoPermission } from '../../ui/states/NoPermission';
import { CompareProfiles } from './CompareProfiles';

/** Two profiles side by side, for users who may read profiles. */
export default function CompareProfilesPage() {
  return usePermission('catalogo.ver') ? <Opened /> : <NoPermission />;
}

/** Labels of scopes are in the texts of profiles. */
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
