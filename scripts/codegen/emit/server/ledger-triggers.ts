import type { Entity } from '../../model';
import { storedFields } from './stored-fields';
import { identifier, sqlText } from './text';
import { triggerOf, type NamedTrigger } from './trigger-code';

/** Triggers that enforce a ledger's rules in the database, so that no code above it can bypass them. */
export function ledgerTriggers(entity: Entity): NamedTrigger[] {
  return entity.ledger ? [unchanged(entity), following(entity)] : [];
}

/** Forbids updates, deletes and TRUNCATE of rows. Also applies to replication sessions, which disable ordinary triggers. */
function unchanged({ table }: Entity): NamedTrigger {
  const name = identifier('esquema', table, 'inmutable');
  return triggerOf({
    name,
    table,
    event: 'before update or delete or truncate',
    each: 'statement',
    isAlways: true,
    body: `begin
  raise exception ${sqlText(`${table}: las filas de este libro solo se agregan, no se modifican ni se borran.`)}
    using errcode = 'restrict_violation', table = ${sqlText(table)}, constraint = ${sqlText(name)};
end`,
  });
}

/** Checks a row against the previous one, found by the unique key of the sequence. Rows of one insert see earlier rows of it. */
function following(entity: Entity): NamedTrigger {
  const { table, ledger } = entity;
  const { sequence, balance, reversal } = ledger!;
  const name = identifier('esquema', table, 'sucesion');
  const column = (path: string) => `"${storedFields(entity).find((field) => field.name === path)!.column}"`;
  const number = column(sequence.field);
  const wrong = (condition: string, code: string, message: string, ...values: string[]) => `  if ${condition} then
    raise exception ${[sqlText(`${table}: ${message}`), ...values].join(', ')}
      using errcode = '${code}', table = ${sqlText(table)}, constraint = ${sqlText(name)};
  end if;`;
  const same = [...sequence.within.map((path) => `a.${column(path)} = new.${column(path)}`), `a.${number} is not null`];
  const read = [[number, 'numero'], ...(balance ? [[column(balance.field), 'saldo']] : [])];
  return triggerOf({
    name,
    table,
    event: 'before insert',
    each: 'row',
    body: [
      'declare',
      '  numero bigint;',
      ...(balance ? ['  saldo bigint;'] : []),
      'begin',
      `  select ${read.map(([from]) => `a.${from}`).join(', ')} into ${read.map(([, into]) => into).join(', ')} from "${table}" a`,
      `    where ${same.join(' and ')} order by a.${number} desc limit 1;`,
      '  numero := coalesce(numero, 0) + 1;',
      wrong(
        `new.${number} is distinct from numero`,
        'check_violation',
        `${unquoted(number)} debía ser %, sin huecos ni repeticiones, y es %.`,
        'numero',
        `new.${number}`,
      ),
      ...(balance
        ? [
            `  saldo := coalesce(saldo, 0) + new.${column(balance.adds)} - new.${column(balance.takes)};`,
            wrong(
              `new.${column(balance.field)} is distinct from saldo`,
              'check_violation',
              `${unquoted(column(balance.field))} debía ser % (el de la fila anterior, más ${unquoted(column(balance.adds))}, menos ${unquoted(column(balance.takes))}), y es %.`,
              'saldo',
              `new.${column(balance.field)}`,
            ),
          ]
        : []),
      ...(reversal === null
        ? []
        : [
            wrong(
              reversesReversal(entity, column(reversal)),
              'restrict_violation',
              `una fila que revierte a otra no se revierte (${unquoted(column(reversal))} %).`,
              `new.${column(reversal)}`,
            ),
          ]),
      '  return new;',
      'end',
    ].join('\n'),
  });
}

/**
 * Returns a condition: the reversed row is itself a reversal, the new row, or a row that an earlier row of the same insert reversed in
 * advance.
 */
function reversesReversal({ table, key }: Entity, reversal: string): string {
  return `new.${reversal} is not null and (new.${reversal} = new."${key.column}"
    or exists (select from "${table}" a where a."${key.column}" = new.${reversal} and a.${reversal} is not null)
    or exists (select from "${table}" a where a.${reversal} = new."${key.column}"))`;
}

const unquoted = (column: string): string => column.slice(1, -1);
