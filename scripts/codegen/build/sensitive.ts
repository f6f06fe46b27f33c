import { removeEdits } from '../load/edit';
import { placeOf, type Json, type PropertyNode } from '../load/property-node';
import type { FieldKind, Sensitive } from '../model';
import { askPermission, type BuildContext } from './context';
import type { Placement } from './field';

/** Who may read a field, and what others see; what does not fit its kind is reported. Fields of an embedded record are checked when it is known. */
export function sensitiveOf(
  node: PropertyNode,
  kind: FieldKind,
  placement: Placement,
  context: BuildContext,
): Sensitive | null {
  const said = (node.value['x-field'] as Json | undefined)?.['sensitive'];
  if (said === undefined) return null;
  const at = placeOf(node, 'x-field', 'sensitive');
  if (placement === 'inside' || placement === 'item') {
    context.diagnostics.add('bad-sensitive', at, `\`${node.name}\` is part of a field, which is read as a whole.`, {
      text: 'say it of the field that holds it',
      title: 'remove `sensitive`',
      edits: removeEdits(at),
    });
    return null;
  }
  const { permission, show = null } =
    typeof said === 'string' ? { permission: said } : (said as { permission: string; show?: Sensitive['show'] });
  askPermission(
    context,
    permission,
    typeof said === 'string' ? at : placeOf(node, 'x-field', 'sensitive', 'permission'),
  );
  const fits = show === null || (show === 'initial' ? kind === 'text' : kind === 'embed');
  if (!fits) {
    const place = placeOf(node, 'x-field', 'sensitive', 'show');
    const what =
      show === 'initial'
        ? `\`${node.name}\` is no text: it has no initial.`
        : `\`${node.name}\` is no embedded record: it has no fields to show.`;
    context.diagnostics.add('bad-sensitive', place, what, {
      text: 'remove `show`',
      title: 'remove `show`',
      edits: removeEdits(place),
    });
  }
  return { permission, show: fits ? show : null };
}
