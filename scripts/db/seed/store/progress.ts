import type { Queryable } from '#platform/server/db/database';
import { readSetting, writeSetting } from '#platform/server/db/settings';

/** Progress of the seed in a database, so that a second run only adds missing records. */
export interface Progress {
  /** `yyyy-MM-dd` that all generated dates are relative to: the day of the first run. */
  readonly baseDate: string;
  /** Number of existing copies of the demo volume. */
  readonly copies: number;
}

const SETTING = 'demo.volumen';

export async function readProgress(db: Queryable): Promise<Progress | null> {
  const value = await readSetting(db, SETTING);
  return isProgress(value) ? { baseDate: value.baseDate, copies: value.copies } : null;
}

export async function writeProgress(db: Queryable, progress: Progress): Promise<void> {
  await writeSetting(db, SETTING, progress);
}

function isProgress(value: unknown): value is Progress {
  return (
    typeof value === 'object' &&
    value !== null &&
    'baseDate' in value &&
    typeof value.baseDate === 'string' &&
    'copies' in value &&
    typeof value.copies === 'number'
  );
}
