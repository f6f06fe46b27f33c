import type { FormSpec } from '../../shared/form-spec';

/**
 * The form as somebody fills it in from whom some fields are kept: these are not sent. What takes a look at the whole record is left to the
 * server, which has it: here a field that nobody can see would be called missing, or hide another whose value would be lost.
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

/** Whether what stands at a path is kept, belongs to what is, or holds some of it. */
export function isKept(path: string, kept: readonly string[]): boolean {
  return kept.some((each) => path === each || path.startsWith(`${each}.`) || each.startsWith(`${path}.`));
}
