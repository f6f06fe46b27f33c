import type { Diagnostics, Place } from '../diagnostic';
import { checkReference } from '../keywords/reference';
import { checkShares } from '../keywords/shares';
import type { PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';
import { innerNodes } from './inner-nodes';
import { isHidden } from './is-hidden';

type All = ReadonlyMap<string, BareEntity>;

/** Form of a step, an operation or a report, stored until all entities are known. */
export interface AskedForm {
  readonly nodes: readonly PropertyNode[];
  readonly fields: readonly Field[];
  /** Entity of the record that the form belongs to, or null. Pickers may depend on fields of that record. */
  readonly record: string | null;
}

/** Checks that the pickers of a form depend on existing fields of the form or of its record. */
export function checkPickers({ nodes, fields, record }: AskedForm, all: All, diagnostics: Diagnostics): void {
  const document = record === null ? null : (all.get(record) ?? null);
  // Faults of a broken file are reported where it is read.
  if (record !== null && (!document || diagnostics.isMuted(document.document))) return;
  const others = (document?.fields ?? []).filter(({ name }) => !fields.some((field) => field.name === name));
  const form = { name: record ?? '', fields: [...fields, ...others] };
  const visit = (node: PropertyNode, siblings: readonly Field[], prefix: string, inRows: boolean): void => {
    const field = siblings.find(({ name }) => name === node.name);
    if (!field) return;
    const beside = { fields: siblings };
    const find = (path: string, place: Place) => {
      const found = fieldAt(beside, path, all) ?? (inRows ? null : fieldAt(form, prefix + path, all));
      if (!found && !isHidden(path, beside, all, diagnostics)) {
        const paths = inRows ? fieldPaths(beside, all) : [...fieldPaths(beside, all), ...fieldPaths(form, all)];
        diagnostics.add('unknown-field', place, whyUnknown(path, record), suggest(path, new Set(paths)));
      }
      return found;
    };
    const reference = field.reference ?? field.item?.reference;
    const checked = { node, field, siblings, entity: form, isOwn: prefix === '', all, find, diagnostics };
    if (reference) checkReference(reference, checked);
    if (field.shares) checkShares(field.shares, checked);
    for (const child of innerNodes(node, field))
      visit(child, field.fields, `${prefix}${field.name}.`, inRows || field.kind !== 'object');
  };
  for (const node of nodes) visit(node, fields, '', false);
}

function whyUnknown(path: string, record: string | null): string {
  return record === null
    ? `\`${path}\` is not a field of this form, and the form has no record to take it from.`
    : `\`${path}\` is a field neither of this form nor of \`${record}\`.`;
}
