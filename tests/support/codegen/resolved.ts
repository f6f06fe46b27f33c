import { isObject } from '#platform/shared/paths';

/**
 * Returns an API description with each reference replaced by its target.
 *
 * @throws when a reference has no target, or contains itself
 */
export function resolved<Document extends object>(document: Document): Document {
  const inFull = (node: unknown, within: readonly string[]): unknown => {
    if (Array.isArray(node)) return node.map((each: unknown) => inFull(each, within));
    if (!isObject(node)) return node;
    const { $ref: reference } = node;
    if (typeof reference !== 'string')
      return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, inFull(value, within)]));
    if (within.includes(reference)) throw new Error(`${reference} leads into itself`);
    return inFull(targetOf(reference, document), [...within, reference]);
  };
  return inFull(document, []) as Document;
}

function targetOf(reference: string, document: object): unknown {
  const target = reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, step) => (isObject(node) ? node[step] : undefined), document);
  if (target === undefined) throw new Error(`${reference} leads nowhere`);
  return target;
}
