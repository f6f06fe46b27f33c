import type { TranslateFunction } from 'react-admin';

/** Returns the heading of an import column: `domicilio.calle` → `Domicilio: Calle`. */
export function fieldTitle(translate: TranslateFunction, resource: string, column: string): string {
  const steps = column.split('.');
  return steps
    .map((_, index) => translate(`resources.${resource}.fields.${steps.slice(0, index + 1).join('.')}`))
    .join(': ');
}
