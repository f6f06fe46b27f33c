import { createContext, useContext } from 'react';
import type { ResourceModule } from './resource-module';

const ResourceModuleContext = createContext<ResourceModule | null>(null);
export const ResourceModuleProvider = ResourceModuleContext.Provider;

/** Returns the name of the resource of the current screen; null on pages without one. */
export function useResourceName(): string | null {
  return useContext(ResourceModuleContext)?.name ?? null;
}

/** Returns the module of the resource of the current screen. */
export function useResourceModule(): ResourceModule {
  const module = useContext(ResourceModuleContext);
  if (!module) throw new Error('useResourceModule needs a ResourceModuleProvider above it');
  return module;
}
