/** RENAPO's code of a state → INEGI's two digits. `NE` (born abroad) has none. */
export const STATE_CODES = {
  AS: '01',
  BC: '02',
  BS: '03',
  CC: '04',
  CL: '05',
  CM: '06',
  CS: '07',
  CH: '08',
  DF: '09',
  DG: '10',
  GT: '11',
  GR: '12',
  HG: '13',
  JC: '14',
  MC: '15',
  MN: '16',
  MS: '17',
  NT: '18',
  NL: '19',
  OC: '20',
  PL: '21',
  QT: '22',
  QR: '23',
  SP: '24',
  SL: '25',
  SR: '26',
  TC: '27',
  TS: '28',
  TL: '29',
  VZ: '30',
  YN: '31',
  ZS: '32',
} as const;

export const BORN_ABROAD = 'NE';

/** Checks whether a code is one of the 32 states. */
export function isState(code: unknown): code is keyof typeof STATE_CODES {
  return typeof code === 'string' && Object.hasOwn(STATE_CODES, code);
}
