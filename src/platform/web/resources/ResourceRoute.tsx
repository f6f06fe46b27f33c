import { ResourceContextProvider, useResourceDefinitionContext } from 'react-admin';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { ResourceModule, ViewName } from '../ui/resource/resource-module';
import { ResourceModuleProvider } from '../ui/resource/ResourceModuleContext';
import { useOpenedResource } from '../ui/resource/ResourceRegistry';
import { ErrorState } from '../ui/states/ErrorState';
import { Loading } from '../ui/states/Loading';
import { NotFound } from '../ui/states/NotFound';

/**
 * One route serves every resource. It loads the resource's module and labels when opened and registers it with react-admin only then, so
 * that hundreds of others cost nothing.
 */
export function ResourceRoute({ view }: { readonly view: ViewName }) {
  const { resource: name = '' } = useParams();
  return <OpenResource key={name} name={name} view={view} />;
}

function OpenResource({ name, view }: { name: string; view: ViewName }) {
  const { data: module, error, refetch } = useOpenedResource(name);
  useRegistered(module);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (module === undefined) return <Loading />;
  if (module === null) return <NotFound />;

  const View = module.views[view];
  if (!View) return <NotFound />;
  return (
    <ResourceContextProvider value={name}>
      <ResourceModuleProvider value={module}>
        <Suspense fallback={<Loading />}>
          <View />
        </Suspense>
      </ResourceModuleProvider>
    </ResourceContextProvider>
  );
}

/** Registers the resource with react-admin, for its own hooks and for overrides built from its components. */
function useRegistered(module: ResourceModule | null | undefined): void {
  const { register } = useResourceDefinitionContext();
  useEffect(() => {
    if (!module) return;
    register({
      name: module.name,
      hasList: module.operations.includes('list'),
      hasShow: module.operations.includes('get'),
      hasCreate: module.operations.includes('create'),
      hasEdit: module.operations.includes('update'),
      recordRepresentation: module.recordLabel,
    });
  }, [module, register]);
}
