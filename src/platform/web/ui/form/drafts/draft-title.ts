import type { FormSpec } from '#platform/shared/validation/form-spec';
import { valueAt } from '#platform/shared/paths';
import type { WireRecord } from '../../resource/wire-record';

/** Number of texts that identify a draft: a name and a surname, a code and a name. */
const MAX_TEXTS = 2;

/** Returns the first typed texts of a draft as its title: «María Fernanda López»; '' for none. */
export function draftTitle(spec: FormSpec, values: WireRecord, initial: WireRecord): string {
  const texts: string[] = [];
  for (const path of spec.writable) {
    const value = valueAt(values, path);
    if (typeof value !== 'string' || value.trim().length < 2 || value === valueAt(initial, path)) continue;
    if (!Object.hasOwn(spec.normalise, path)) continue;
    texts.push(value.trim());
    if (texts.length === MAX_TEXTS) break;
  }
  return texts.join(' ').slice(0, 80);
}
