import type { Model, OutputFile } from '../../model';
import { quote } from '../code';
import { exclusions } from './exclusions';
import { followTriggers } from './follow-trigger';
import { ledgerTriggers } from './ledger-triggers';
import { mergeTriggers } from './merge-triggers';
import { signatureTriggers } from './signature-triggers';
import { symmetricTriggers } from './symmetric-triggers';
import { inTemplate } from './text';
import type { NamedTrigger } from './trigger-code';
import { truncateTriggers } from './truncate-triggers';
import { viewStatements } from './view-statement';

/** `triggers.gen.ts`: triggers of the tables, as statements that the migration planner creates and drops. */
export function triggersFile(model: Model): OutputFile {
  const triggers = model.entities
    .flatMap((entity) => [
      ...ledgerTriggers(entity),
      ...followTriggers(entity, model),
      ...symmetricTriggers(entity),
      ...mergeTriggers(entity, model),
      ...signatureTriggers(entity, model),
      ...truncateTriggers(entity),
      ...exclusions(entity),
      ...viewStatements(entity, model),
    ])
    .map((trigger) => `${quote(`${trigger.table}.${trigger.name}`)}: {\n${entryCode(trigger)}\n},`);
  const content = `interface Trigger {
  /** Table of the trigger. */
  readonly table: string;
  readonly create: readonly string[];
  readonly drop: readonly string[];
  /** Creates the rows of existing records. */
  readonly fill?: readonly string[];
  /** True when \`table\` is a view, not a table with triggers. */
  readonly view?: true;
}

/** The triggers and exclusion constraints of the tables, by \`table.trigger\`, and the views. */
export const TRIGGERS: Readonly<Record<string, Trigger>> = ${triggers.length > 0 ? `{\n${triggers.join('\n')}\n}` : '{}'};
`;
  return { path: 'server/triggers.gen.ts', content, sources: ['schemas/entities'] };
}

function entryCode({ table, create, drop, fill, view }: NamedTrigger): string {
  const list = (name: string, statements: readonly string[]) =>
    `${name}: [\n${statements.map((statement) => `\`${inTemplate(statement)}\`,`).join('\n')}\n],`;
  return [
    `table: ${quote(table)},`,
    list('create', create),
    list('drop', drop),
    ...(fill ? [list('fill', fill)] : []),
    ...(view ? ['view: true,'] : []),
  ].join('\n');
}
