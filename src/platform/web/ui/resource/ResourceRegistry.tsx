import { useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ResourceModule } from './resource-module';

/** Loads a resource's module by name. The application provides it; screens know no other resource. */
export type LoadResource = (name: string) => Promise<ResourceModule>;

const ResourceRegistry = createContext<LoadResource>(() => Promise.reject(new Error('No resource registry')));
export const ResourceRegistryProvider = ResourceRegistry.Provider;

/** The module of a referenced resource, undefined until it has loaded; used to name its records. */
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

/** Loads modules by name, for work that learns only on the way which it needs. */
export function useLoadResource(): LoadResource {
  return useContext(ResourceRegistry);
}

/** The same for a resource that is about to be opened, with its texts; null when there is none. */
export type OpenResource = (name: string) => Promise<ResourceModule | null>;

const ResourceOpener = createContext<OpenResource>(() => Promise.reject(new Error('No resource opener')));

/** Loads a resource to be opened: its module and its texts. The application provides it. */
export const ResourceOpenerProvider = ResourceOpener.Provider;

/** The module of a resource whose screens are about to be shown, with its texts in place. */
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
