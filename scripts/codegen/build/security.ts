import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { Permission, Profile } from '../model';
import { suggest } from '../suggest';
import { textsFrom } from './texts';

export type PlacedPermission = Permission & { readonly place: { document: SourceDocument; path: (string | number)[] } };
interface RawProfile { name: string; description: Json; scope: Profile['scope']; startRoute?: string; forcedLayout?: string; demoUser?: string; permissions: Profile['permissions'] }

export function permissionsFrom(document: SourceDocument | null, diagnostics: Diagnostics): PlacedPermission[] {
  const raw = (document?.value as { permissions?: { key: string; title: Json; risk: Permission['risk'] }[] } | undefined)?.permissions ?? [];
  const seen = new Set<string>();
  return raw.map(({ key, title, risk }, index) => {
    const place = { document: document!, path: ['permissions', index, 'key'] };
    if (seen.has(key)) diagnostics.add('name-clash', place, `The permission \`${key}\` stands twice.`, { text: 'keep one of them', title: 'remove the second', edits: removeEdits({ document: document!, path: ['permissions', index] }) });
    seen.add(key);
    const [resource = '', action = ''] = key.split('.');
    return { key, resource, action, labels: textsFrom(title), risk, place };
  });
}

export function profilesFrom(document: SourceDocument | null, permissions: ReadonlySet<string>, diagnostics: Diagnostics): Profile[] {
  const raw = (document?.value as { profiles?: RawProfile[] } | undefined)?.profiles ?? [];
  const seen = new Set<string>();
  return raw.map((profile, index) => {
    const at = (...path: (string | number)[]) => ({ document: document!, path: ['profiles', index, ...path] });
    if (seen.has(profile.name)) diagnostics.add('name-clash', at('name'), `The profile \`${profile.name}\` stands twice.`, { text: 'keep one of them', title: 'remove the second', edits: removeEdits(at()) });
    seen.add(profile.name);
    for (const key of Object.keys(profile.permissions)) {
      if (!permissions.has(key)) diagnostics.add('unknown-permission', { ...at('permissions', key), onKey: true }, `No permission is called \`${key}\`.`, suggest(key, permissions, { text: 'remove it, or add it to `permissions`', title: 'remove it', edits: removeEdits(at('permissions', key)) }));
    }
    return {
      name: profile.name, description: textsFrom(profile.description), scope: profile.scope, startRoute: profile.startRoute ?? '/home',
      forcedLayout: profile.forcedLayout ?? null, demoUser: profile.demoUser ?? null, permissions: profile.permissions,
    };
  });
}
