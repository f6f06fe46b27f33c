import type { FormSpec } from '#platform/shared/validation/form-spec';

/** Form of a step or action without input. */
export const NO_FORM: FormSpec = {
  validate: () => true,
  key: '',
  writable: new Set(),
  readOnly: new Set(),
  writeOnce: [],
  normalise: {},
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};
