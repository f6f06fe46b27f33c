import type { TranslateFunction } from 'react-admin';
import { countIn } from '#platform/shared/text/count-in';
import type { Issue } from '#platform/shared/validation/issue';

/** Returns the message of an issue in the reader's language. A code without a text is never shown. */
export function issueText(translate: TranslateFunction, { codigo, params, labels = {} }: Issue): string {
  return translate(`errors.${codigo}`, {
    smart_count: countIn(params ?? {}),
    ...params,
    ...Object.fromEntries(Object.entries(labels).map(([name, key]) => [name, translate(key)])),
    _: translate('errors.VALIDACION'),
  });
}
