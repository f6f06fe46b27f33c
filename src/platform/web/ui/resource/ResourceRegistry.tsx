import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ResourceModule } from './resource-module';

/** Loads a resource's module by name. The application provides it, because screens import no other resource. */
export type LoadResource = (name: string) => Promise<ResourceModule>;

const ResourceRegistry = createContext<LoadResource>(() => Promise.reject(new Error('No resource registry')));
export const ResourceRegistryProvider = ResourceRegistry.Provider;

/** Returns the module of a referenced resource, used to name its records; undefined until it has loaded. */
export function useReferenceModule(name: string, enabled = true): ResourceModule | undefined {
  const load = useContext(ResourceRegistry);
  const { data } = useQuery({
    queryKey: ['resource-module', name],
    queryFn: () => load(name),
    staleTime: Infinity,
    gcTime: Infinity,
    enabled,
  });
  return data;
}

/** Returns a loader of modules by name, for code that determines the resource at run time. */
export function useLoadResource(): LoadResource {
  return useContext(ResourceRegistry);
}

/** Loads a resource's module and texts before its screens open; null when there is none. */
export type OpenResource = (name: string) => Promise<ResourceModule | null>;

const ResourceOpener = createContext<OpenResource>(() => Promise.reject(new Error('No resource opener')));

/** Provides the loader of a resource's module and texts. */
export const ResourceOpenerProvider = ResourceOpener.Provider;

/** Loads the module of a resource with its texts, before its screens are shown. */
export function useOpenedResource(name: string, enabled = true) {
  const open = useContext(ResourceOpener);
  return useQuery({
    queryKey: ['resource', name],
    queryFn: () => open(name),
    staleTime: Infinity,
    gcTime: Infinity,
    enabled,
  });
}
