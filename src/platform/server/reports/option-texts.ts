import { LABELS } from '#generated/server/labels.gen';
import type { ServedResourceName } from '#platform/shared/product-names';
import { DEFAULT_LANGUAGE } from '#platform/shared/language';
import type { Actor } from '../db/actor';

/** Returns a function that translates the codes of a resource's fields; the code itself if it has no name. */
export async function optionTexts(
  resource: ServedResourceName,
  { language = DEFAULT_LANGUAGE }: Pick<Actor, 'language'>,
): Promise<(enumName: string, code: string) => string> {
  const { default: labels } = await LABELS[resource][language]();
  return (enumName, code) => labels[`enums.${enumName}.${code}`] ?? code;
}
