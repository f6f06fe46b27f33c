import { findResource } from '#platform/web/resources/load-resource';
import type { ResourceModule } from '#platform/web/ui/resource/resource-module';
import { parts } from './parts';
import type { SchemaChange } from './schema-change';

const latest = new Map<string, ResourceModule['labels']>();

/** Updates the running application with the new modules and texts of some resources, its menu, and current API responses. */
export async function renew({ at, resources, menu, records }: SchemaChange): Promise<void> {
  const { i18n, queryClient } = parts;
  if (!i18n || !queryClient) return;
  await Promise.all(resources.map((name) => renewResource(name, at)));
  // Setting the same language again re-renders every text. Records are also fetched again, because they contain texts.
  if (resources.length > 0) await i18n.setLanguage(i18n.getLanguage());
  else if (records)
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('get') });
  if (menu) void queryClient.invalidateQueries({ queryKey: ['menu'] });
}

async function renewResource(name: string, at: number): Promise<void> {
  const { queryClient } = parts;
  const keys = [
    ['resource', name],
    ['resource-module', name],
  ].filter((key) => queryClient!.getQueryData(key));
  // A resource that is not open yet loads its current version later.
  if (keys.length === 0) return;
  const { default: made } = (await import(/* @vite-ignore */ `/generated/web/${name}/resource.gen.ts?t=${at}`)) as {
    default: ResourceModule;
  };
  const known = await findResource(name);
  // The views are not replaced: React re-renders their content, while a new view would close an open form.
  const { views: _views, ...rest } = made;
  if (known) Object.assign(known, rest);
  for (const key of keys) queryClient!.setQueryData(key, { ...known });
  await renewLabels(name, made.labels);
}

async function renewLabels(name: string, labels: ResourceModule['labels']): Promise<void> {
  latest.set(name, labels);
  const load = (language: keyof ResourceModule['labels']) => () => latest.get(name)![language]();
  // Added after the resource's own texts, so that these override them.
  await parts.i18n!.addLabels(`${name} (renewed)`, { es: load('es'), en: load('en'), 'es-mx': load('es-mx') });
}
