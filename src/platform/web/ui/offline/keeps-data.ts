let keeps = true;

/** True when this browser may store data of records: drafts, responses, queued writes. */
export const keepsData = (): boolean => keeps;

/** Disables the storage of data of records (`OFFLINE_DATA=0`). */
export function keepNothing(): void {
  keeps = false;
}
