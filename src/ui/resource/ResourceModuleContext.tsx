import { createContext, useContext } from 'react';
import type { ResourceModule } from './resource-module';

const ResourceModuleContext = createContext<ResourceModule | null>(null);
export const ResourceModuleProvider = ResourceModuleContext.Provider;

/** The resource whose screen this is. */
export function useResourceModule(): ResourceModule {
  const module = useContext(ResourceModuleContext);
  if (!module) throw new Error('useResourceModule needs a ResourceModuleProvider above it');
  return module;
}
