import { IN_BRACES, type Generated } from '../../keywords/generated';
import type { Field } from '../../model';

/** Returns the expression of a generated field over the columns of its table. */
export function generatedSql({ expression }: Generated, fields: readonly Field[]): string {
  return expression.replace(IN_BRACES, (_, name: string) => `"${fields.find((field) => field.name === name)!.column}"`);
}
