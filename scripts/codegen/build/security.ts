import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { SourceDocument } from '../load/source-document';
import type { Conflict, Permission, Profile } from '../model';
import { suggest } from '../suggest';
import { textsFrom } from './texts';

export type PlacedPermission = Permission & { readonly place: { document: SourceDocument; path: (string | number)[] } };
interface RawConflict {
  permissions: [string, string];
  reason: Json;
  severity: Conflict['severity'];
}
interface RawProfile {
  name: string;
  title?: string;
  description: Json;
  scope: Profile['scope'];
  startRoute?: string;
  tasks?: readonly string[];
  forcedLayout?: string;
  grants?: readonly string[];
  demoUser?: string;
  permissions: Profile['permissions'];
}

export function permissionsFrom(document: SourceDocument | null, diagnostics: Diagnostics): PlacedPermission[] {
  const raw =
    (
      document?.value as
        | { permissions?: { key: string; title: Json; risk: Permission['risk']; planned?: boolean }[] }
        | undefined
    )?.permissions ?? [];
  const seen = new Set<string>();
  return raw.map(({ key, title, risk, planned = false }, index) => {
    const place = { document: document!, path: ['permissions', index, 'key'] };
    if (seen.has(key))
      diagnostics.add('name-clash', place, `The permission \`${key}\` stands twice.`, {
        text: 'keep one of them',
        title: 'remove the second',
        edits: removeEdits({ document: document!, path: ['permissions', index] }),
      });
    seen.add(key);
    const [resource = '', action = ''] = key.split('.');
    return { key, resource, action, labels: textsFrom(title), risk, planned, place };
  });
}

/** Reports permissions that are declared as planned although something requires them. */
export function checkPlanned(
  permissions: readonly PlacedPermission[],
  asked: ReadonlySet<string>,
  diagnostics: Diagnostics,
): void {
  for (const { key, planned, place } of permissions) {
    const at = { document: place.document, path: [...place.path.slice(0, -1), 'planned'] };
    if (planned && asked.has(key))
      diagnostics.add(
        'permission-in-use',
        at,
        `\`${key}\` is asked for: whoever grants it would be told that it does nothing yet.`,
        { text: 'remove `planned`', edits: removeEdits(at) },
      );
  }
}

export function profilesFrom(
  document: SourceDocument | null,
  permissions: ReadonlySet<string>,
  diagnostics: Diagnostics,
): Profile[] {
  const raw = (document?.value as { profiles?: RawProfile[] } | undefined)?.profiles ?? [];
  const seen = new Set<string>();
  const names = raw.map(({ name }) => name);
  return raw.map((profile, index) => {
    const at = (...path: (string | number)[]) => ({ document: document!, path: ['profiles', index, ...path] });
    if (seen.has(profile.name))
      diagnostics.add('name-clash', at('name'), `The profile \`${profile.name}\` stands twice.`, {
        text: 'keep one of them',
        title: 'remove the second',
        edits: removeEdits(at()),
      });
    seen.add(profile.name);
    for (const key of Object.keys(profile.permissions)) {
      if (!permissions.has(key))
        diagnostics.add(
          'unknown-permission',
          { ...at('permissions', key), onKey: true },
          `No permission is called \`${key}\`.`,
          suggest(key, permissions, {
            text: 'remove it, or add it to `permissions`',
            title: 'remove it',
            edits: removeEdits(at('permissions', key)),
          }),
        );
    }
    (profile.grants ?? []).forEach((name, position) => {
      // Removes the whole list when its only entry is removed.
      const whole = profile.grants!.length > 1 ? at('grants', position) : at('grants');
      if (!names.includes(name))
        diagnostics.add(
          'unknown-profile',
          at('grants', position),
          `No profile is called \`${name}\`.`,
          suggest(name, names, { text: 'remove it', edits: removeEdits(whole) }),
        );
    });
    return {
      name: profile.name,
      title: profile.title ?? profile.name,
      description: textsFrom(profile.description),
      scope: profile.scope,
      startRoute: profile.startRoute ?? '/home',
      tasks: profile.tasks ?? null,
      forcedLayout: profile.forcedLayout ?? null,
      grants: profile.grants ?? [],
      demoUser: profile.demoUser ?? null,
      permissions: profile.permissions,
    };
  });
}

/** Reads pairs of permissions that one person should not have together. Both must exist; a repeated pair is reported once. */
export function conflictsFrom(
  document: SourceDocument | null,
  permissions: ReadonlySet<string>,
  diagnostics: Diagnostics,
): Conflict[] {
  const raw = (document?.value as { conflicts?: RawConflict[] } | undefined)?.conflicts ?? [];
  const seen = new Set<string>();
  return raw.map(({ permissions: pair, reason, severity }, index) => {
    const at = (...path: (string | number)[]) => ({ document: document!, path: ['conflicts', index, ...path] });
    // Removes the whole list when its only entry is removed.
    const whole = raw.length > 1 ? at() : { document: document!, path: ['conflicts'] };
    pair.forEach((key, position) => {
      if (!permissions.has(key))
        diagnostics.add(
          'unknown-permission',
          at('permissions', position),
          `No permission is called \`${key}\`.`,
          suggest(key, permissions, { text: 'remove the pair', edits: removeEdits(whole) }),
        );
    });
    const name = pair.toSorted().join(' + ');
    if (pair[0] === pair[1])
      diagnostics.add('bad-conflict', at('permissions', 1), `\`${pair[0]}\` cannot be at odds with itself.`, {
        text: 'name another permission, or remove the pair',
        title: 'remove the pair',
        edits: removeEdits(whole),
      });
    else if (seen.has(name))
      diagnostics.add('bad-conflict', at('permissions'), `The pair \`${name}\` stands twice.`, {
        text: 'keep one of them',
        title: 'remove the second',
        edits: removeEdits(at()),
      });
    seen.add(name);
    return { permissions: pair, reason: textsFrom(reason), severity };
  });
}
