import type { Diagnostics, Place } from '../diagnostic';
import type { SourceDocument } from '../load/source-document';
import type { AlsoReached } from '../model';
import { suggest } from '../suggest';
import { checkPermission, type BuildContext } from './context';
import type { BareEntity } from './entity';

/** Reads `alsoReachedBy` in the model's form. */
export function alsoReachedOf(document: SourceDocument, raw: unknown, context: BuildContext): readonly AlsoReached[] {
  const said = (raw ?? []) as readonly (Pick<AlsoReached, 'entity' | 'by'> & Partial<AlsoReached>)[];
  return said.map(
    ({ entity, by, of = null, as = null, until = null, while: states = null, for: permissions = null }, index) => {
      const at = (...path: (string | number)[]): Place => ({
        document,
        path: ['x-entity', 'alsoReachedBy', index, ...path],
      });
      if (!context.heads.has(entity))
        context.diagnostics.add(
          'unknown-entity',
          at('entity'),
          `No entity is called \`${entity}\`.`,
          suggest(entity, context.heads.keys()),
        );
      permissions?.forEach((key, position) => {
        checkPermission(context, key, at('for', position));
      });
      return { entity, by, of, as, until, while: states, for: permissions };
    },
  );
}

/** Checks that both sides refer to the same entity, and that scopes restrict the other's records. */
export function checkAlsoReached(
  entity: BareEntity,
  all: ReadonlyMap<string, BareEntity>,
  diagnostics: Diagnostics,
): void {
  entity.alsoReachedBy.forEach(({ entity: name, by, of, as, until, while: states }, index) => {
    const other = all.get(name);
    if (!other) return;
    const at = (...path: (string | number)[]): Place => ({
      document: entity.document,
      path: ['x-entity', 'alsoReachedBy', index, ...path],
    });
    const own = entity.fields.filter(({ reference }) => reference !== null);
    const target = of === null ? entity.name : own.find((field) => field.name === of)?.reference?.entity;
    if (target === undefined)
      diagnostics.add(
        'unknown-field',
        at('of'),
        `\`${of!}\` is no reference of \`${entity.name}\`.`,
        suggest(
          of!,
          own.map((field) => field.name),
        ),
      );
    const references = other.fields.filter(({ reference }) => target !== undefined && reference?.entity === target);
    if (target !== undefined && !references.some((field) => field.name === by))
      diagnostics.add(
        'bad-reach',
        at('by'),
        `\`${by}\` of \`${name}\` does not refer to \`${target}\`.`,
        suggest(
          by,
          references.map((field) => field.name),
        ),
      );
    const moments = other.fields.filter(({ kind }) => kind === 'datetime').map((field) => field.name);
    if (until !== null && !moments.includes(until))
      diagnostics.add(
        'bad-reach',
        at('until'),
        `\`${until}\` is not a date-time of \`${name}\`.`,
        suggest(until, moments),
      );
    const known = other.lifecycle?.states.map(({ value }) => value) ?? [];
    states?.forEach((state, position) => {
      if (!known.includes(state))
        diagnostics.add(
          'unknown-state',
          at('while', position),
          `\`${state}\` is no state of \`${name}\`.`,
          suggest(state, known),
        );
    });
    if (as !== null && other.scope[as] === undefined)
      diagnostics.add(
        'bad-reach',
        at('as'),
        `The \`scope\` of \`${name}\` has no \`${as}\`: nobody would reach anything in this way.`,
        suggest(as, Object.keys(other.scope)),
      );
    if (Object.keys(other.scope).length === 0)
      diagnostics.add(
        'bad-reach',
        at('entity'),
        `Records of \`${name}\` are everybody's: everybody would reach what they name.`,
        { text: `give \`${name}\` a \`scope\`` },
      );
  });
}
