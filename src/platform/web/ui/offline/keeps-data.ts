let keeps = true;

/** True when this browser may keep data of records: drafts, answers, work that waits. */
export const keepsData = (): boolean => keeps;

/** From here on nothing of records is kept (`OFFLINE_DATA=0`). */
export function keepNothing(): void {
  keeps = false;
}
