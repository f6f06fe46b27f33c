import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { SourceDocument } from '../load/source-document';
import type { NavigationGroup, Profile } from '../model';
import { suggest } from '../suggest';

/** Reports tasks of profiles that are no entry of the menu, or that the profile may not open. */
export function checkTasks(
  document: SourceDocument | null,
  profiles: readonly Profile[],
  navigation: readonly NavigationGroup[],
  diagnostics: Diagnostics,
): void {
  const items = navigation.flatMap((group) => group.items);
  const names = [...new Set(items.map(({ id }) => id))];
  for (const [index, { name, tasks, permissions }] of profiles.entries())
    for (const [position, task] of (tasks ?? []).entries()) {
      const at = (...path: (string | number)[]) => ({ document: document!, path: ['profiles', index, ...path] });
      // Removes the whole list when its only entry is removed.
      const removal = removeEdits(tasks!.length > 1 ? at('tasks', position) : at('tasks'));
      const item = items.find(({ id }) => id === task);
      if (!item)
        diagnostics.add(
          'unknown-menu',
          at('tasks', position),
          `The menu has no entry \`${task}\`.`,
          suggest(task, names, { text: 'remove it', edits: removal }),
        );
      else if (!opens(item, permissions))
        diagnostics.add(
          'unreachable-task',
          at('tasks', position),
          `\`${name}\` has no permission to open \`${task}\`.`,
          {
            text: `grant ${(item.permissions ?? []).map((key) => `\`${key}\``).join(' or ')}, or remove the task`,
            title: 'remove the task',
            edits: removal,
          },
        );
    }
}

function opens({ permissions, needs }: NavigationGroup['items'][number], held: Profile['permissions']): boolean {
  return (
    (permissions?.some((key) => Object.hasOwn(held, key)) ?? true) && (needs === null || Object.hasOwn(held, needs))
  );
}
