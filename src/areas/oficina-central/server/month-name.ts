import { MES } from '#generated/shared/enums.gen';

/** Returns the code of a month (1 to 12) in the API. */
export const monthName = (month: number): string => MES[month - 1] ?? '';
