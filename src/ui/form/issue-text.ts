import type { TranslateFunction } from 'react-admin';
import { countIn } from '../../shared/count-in';
import type { Issue } from '../../shared/issue';

/** What is wrong, in the reader's language; a code without a text of its own never shows itself. */
export function issueText(translate: TranslateFunction, { codigo, params, labels = {} }: Issue): string {
  return translate(`errors.${codigo}`, {
    smart_count: countIn(params ?? {}),
    ...params,
    ...Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, translate(key)])),
    _: translate('errors.VALIDACION'),
  });
}
