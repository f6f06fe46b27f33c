import { createContext, useContext } from 'react';
import type { ResourceModule } from './resource-module';

const ResourceModuleContext = createContext<ResourceModule | null>(null);
export const ResourceModuleProvider = ResourceModuleContext.Provider;

/** The name of the resource whose screen this is; null on pages that are of none. */
export function useResourceName(): string | null {
  return useContext(ResourceModuleContext)?.name ?? null;
}

/** The resource whose screen this is. */
export function useResourceModule(): ResourceModule {
  const module = useContext(ResourceModuleContext);
  if (!module) throw new Error('useResourceModule needs a ResourceModuleProvider above it');
  return module;
}
