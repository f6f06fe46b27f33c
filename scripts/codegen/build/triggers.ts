import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { Trigger } from '../model';
import { suggest } from '../suggest';
import { checkCondition } from './check-compared';
import { conditionFrom } from './condition';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';

type RawTrigger = Pick<Trigger, 'on' | 'of' | 'step'> & { readonly when?: Json };

/** Reads `triggers` in the model's form. */
export function triggersOf(raw: unknown): readonly Trigger[] {
  return ((raw ?? []) as readonly RawTrigger[]).map(({ when, ...trigger }) => ({
    ...trigger,
    when: conditionFrom(when),
  }));
}

/** Checks a trigger: its event can happen to the record, and the server can take its step alone. */
export function checkTriggers(
  entity: BareEntity,
  all: ReadonlyMap<string, BareEntity>,
  diagnostics: Diagnostics,
): void {
  const events = ['create', 'delete', ...(entity.lifecycle?.transitions ?? []).map(({ name }) => name)];
  entity.triggers.forEach(({ on, of, step, when }, index) => {
    const at = (keyword: string): Place => ({
      document: entity.document,
      path: ['x-entity', 'triggers', index, keyword],
    });
    if (!events.includes(on))
      diagnostics.add(
        'unknown-step',
        at('on'),
        `\`${on}\` is neither \`create\`, \`delete\` nor a step of \`${entity.name}\`.`,
        suggest(on, events),
      );
    checkCondition(when, at('when'), (path) => fieldAt(entity, path, all), fieldPaths(entity, all), diagnostics);
    const references = entity.fields.filter(({ reference }) => all.get(reference?.entity ?? '')?.lifecycle);
    const field = references.find(({ name }) => name === of);
    if (!field)
      return diagnostics.add(
        'bad-trigger',
        at('of'),
        `\`${of}\` is no reference to a document with steps.`,
        suggest(
          of,
          references.map(({ name }) => name),
          { text: null },
        ),
      );
    const steps = all.get(field.reference!.entity)!.lifecycle!.transitions;
    const taken = steps.find(({ name }) => name === step);
    const free = steps.filter(({ inputSchema, effects }) => !inputSchema && effects === null).map(({ name }) => name);
    if (!taken)
      diagnostics.add(
        'unknown-step',
        at('step'),
        `\`${step}\` is not a step of \`${field.reference!.entity}\`.`,
        suggest(step, free),
      );
    else if (!free.includes(step))
      diagnostics.add(
        'bad-trigger',
        at('step'),
        `\`${step}\` ${taken.inputSchema ? 'asks for something to be filled in' : 'has effects'}: the server cannot take it alone.`,
        {
          text: free.length > 0 ? `one of: ${free.join(', ')}` : null,
          edits: removeEdits(
            at('step').path.length > 0
              ? { document: entity.document, path: ['x-entity', 'triggers', index] }
              : at('step'),
          ),
        },
      );
  });
}
