import type { Diagnostics, Place } from '../diagnostic';
import type { Json } from '../load/property-node';
import { removeEdits } from '../load/edit';
import type { StepNotice } from '../model';
import { suggest } from '../suggest';
import { checkCondition } from './check-compared';
import { conditionFrom } from './condition';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';

export interface RawNotice {
  kind: string;
  next?: string;
  to?: string[];
  detail?: string;
  when?: Json;
  alert?: Json;
  critical?: true;
}

/** Reads the notices of a step in the model's form. Checks the steps that they name. */
export function noticesOf(
  raw: readonly RawNotice[],
  steps: readonly string[],
  at: (...path: (string | number)[]) => Place,
  diagnostics: Diagnostics,
): readonly StepNotice[] {
  return raw.map(({ kind, next, to = [], detail, when, alert, critical = false }, index) => {
    if (next !== undefined && !steps.includes(next))
      diagnostics.add('unknown-step', at(index, 'next'), `No step is called \`${next}\`.`, suggest(next, steps));
    return {
      kind,
      next: next ?? null,
      to,
      detail: detail ?? null,
      when: conditionFrom(when),
      alert: conditionFrom(alert),
      critical,
    };
  });
}

/** Checks a notice: its kind exists, and its document has the fields, parts and values that it names. */
export function checkNotices(entity: BareEntity, all: ReadonlyMap<string, BareEntity>, diagnostics: Diagnostics): void {
  const kinds = all
    .get('notificacion')
    ?.fields.find(({ name }) => name === 'tipo')
    ?.enumType?.options.map(({ value }) => value);
  const labels = entity.fields.flatMap(({ reference }) => reference?.labelField ?? []);
  const names = entity.fields.map(({ name }) => name);
  for (const { name, notify } of entity.lifecycle?.transitions ?? []) {
    notify.forEach(({ kind, detail, ...conditions }, index) => {
      const at = (keyword: string): Place => ({
        document: entity.document,
        path: ['x-entity', 'lifecycle', 'transitions', name, 'notify', index, keyword],
      });
      if (kinds && !kinds.includes(kind))
        diagnostics.add(
          'unknown-option',
          at('kind'),
          `\`${kind}\` is not a code of \`notificacion.tipo\`.`,
          suggest(kind, kinds),
        );
      if (detail !== null && !labels.includes(detail) && !names.includes(detail))
        diagnostics.add(
          'unknown-field',
          at('detail'),
          `\`${detail}\` is neither a field of \`${entity.name}\` nor the label of a reference.`,
          suggest(detail, [...labels, ...names], { text: 'remove it', edits: removeEdits(at('detail')) }),
        );
      for (const keyword of ['when', 'alert'] as const)
        checkCondition(
          conditions[keyword],
          at(keyword),
          (path) => fieldAt(entity, path, all),
          fieldPaths(entity, all),
          diagnostics,
        );
    });
  }
}
