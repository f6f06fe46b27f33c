import type { FormSpec } from '#platform/shared/validation/form-spec';

/**
 * Returns the form for a user with protected fields, which are not sent. Rules on the whole record are left to the server, which has all
 * fields. Here they would report hidden fields as missing, or lose the value of a field that depends on them.
 */
export function readableForm(spec: FormSpec, kept: readonly string[]): FormSpec {
  if (kept.length === 0) return spec;
  return {
    ...spec,
    readOnly: new Set([...spec.readOnly, ...kept]),
    visible: {},
    required: {},
    recordRules: [],
    comparisons: (spec.comparisons ?? []).filter(({ path }) => !isKept(path, kept)),
  };
}

/** True when a path is protected, lies within a protected field, or contains one. */
export function isKept(path: string, kept: readonly string[]): boolean {
  return kept.some((each) => path === each || path.startsWith(`${each}.`) || each.startsWith(`${path}.`));
}
