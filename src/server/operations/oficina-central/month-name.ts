import { MES } from '../../../../generated/shared/enums.gen';

/** What a month from 1 to 12 is called on the wire. */
export const monthName = (month: number): string => MES[month - 1] ?? '';
