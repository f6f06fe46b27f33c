import type { FieldErrors } from 'react-hook-form';
import type { Issue } from '#platform/shared/validation/issue';

/** Key of errors that belong to no field. */
export const ROOT_ERROR = 'root';

interface ErrorLeaf {
  type?: string;
  message?: string;
}
type ErrorTree = { [step: string]: ErrorTree | ErrorLeaf | string | undefined };

/**
 * Converts issues to react-hook-form's nested errors: `domicilio.calle` under `domicilio`, under `calle`. The first issue of a field wins.
 */
export function toFieldErrors(issues: readonly Issue[], text: (issue: Issue) => string): FieldErrors {
  const tree: ErrorTree = {};
  for (const issue of issues) {
    const leaf = descend(tree, (issue.campo || ROOT_ERROR).split('.'));
    leaf.type ??= issue.codigo;
    leaf.message ??= text(issue);
  }
  return tree as FieldErrors;
}

function descend(tree: ErrorTree, steps: readonly string[]): ErrorLeaf {
  let node: ErrorTree = tree;
  for (const step of steps) node = (node[step] ??= {}) as ErrorTree;
  return node;
}

export interface FlatError {
  readonly path: string;
  readonly message: string;
}

/** Returns all messages of a tree of errors with the path of their field. */
export function flattenErrors(errors: object, prefix = ''): FlatError[] {
  const found: FlatError[] = [];
  for (const [step, value] of Object.entries(errors)) {
    if (typeof value !== 'object' || value === null || step === 'ref') continue;
    const path = prefix ? `${prefix}.${step}` : step;
    const { message } = value as ErrorLeaf;
    if (typeof message === 'string' && message !== '') found.push({ path, message });
    found.push(...flattenErrors(value, path));
  }
  return found;
}
