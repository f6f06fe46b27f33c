import { findResource } from '#platform/web/resources/load-resource';
import type { ResourceModule } from '#platform/web/ui/resource/resource-module';
import { parts } from './parts';
import type { SchemaChange } from './schema-change';

const latest = new Map<string, ResourceModule['labels']>();

/** Gives the running application the new modules and texts of some resources, its menu, and what the API answers now. */
export async function renew({ at, resources, menu, records }: SchemaChange): Promise<void> {
  const { i18n, queryClient } = parts;
  if (!i18n || !queryClient) return;
  await Promise.all(resources.map((name) => renewResource(name, at)));
  // The same language again: every text is read and drawn anew, and records are fetched again, as they hold texts too.
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
  // A resource that was not opened yet is loaded as it is by then.
  if (keys.length === 0) return;
  const { default: made } = (await import(/* @vite-ignore */ `/generated/web/${name}/resource.gen.ts?t=${at}`)) as {
    default: ResourceModule;
  };
  const known = await findResource(name);
  // The views stay: React redraws what is in them, while a new one would close the form that is open in the old.
  const { views: _views, ...rest } = made;
  if (known) Object.assign(known, rest);
  for (const key of keys) queryClient!.setQueryData(key, { ...known });
  await renewLabels(name, made.labels);
}

async function renewLabels(name: string, labels: ResourceModule['labels']): Promise<void> {
  latest.set(name, labels);
  const load = (language: keyof ResourceModule['labels']) => () => latest.get(name)![language]();
  // After the resource's own texts, so that these are the ones that count.
  await parts.i18n!.addLabels(`${name} (renewed)`, { es: load('es'), en: load('en'), 'es-mx': load('es-mx') });
}
