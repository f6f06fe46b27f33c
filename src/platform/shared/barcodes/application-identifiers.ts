/** Format of an element: its length, and digits only or text. */
export interface ElementFormat {
  readonly min: number;
  readonly max: number;
  readonly isNumeric: boolean;
}

/**
 * Identifiers (one or a range) with their formats in the notation of the GS1 General Specifications: `N6` is six digits, `X..20` up to
 * twenty characters, `N3 X..9` a sequence, brackets an optional part.
 *
 * @see GS1 General Specifications, section 3.2; the order and the formats are those of the GS1 Barcode Syntax Dictionary
 */
const FORMATS: readonly (readonly [identifiers: string, format: string])[] = [
  ['00', 'N18'],
  ['01-03', 'N14'],
  ['10', 'X..20'],
  ['11-13', 'N6'],
  ['15-17', 'N6'],
  ['20', 'N2'],
  ['21-22', 'X..20'],
  ['235', 'X..28'],
  ['240-241', 'X..30'],
  ['242', 'N..6'],
  ['243', 'X..20'],
  ['250-251', 'X..30'],
  ['253', 'N13 [X..17]'],
  ['254', 'X..20'],
  ['255', 'N13 [N..12]'],
  ['30', 'N..8'],
  ...['310-316', '320-337', '340-357', '360-369'].flatMap((range) => decimals(range, 5, 'N6')),
  ['37', 'N..8'],
  ['3900-3909', 'N..15'],
  ['3910-3919', 'N3 N..15'],
  ['3920-3929', 'N..15'],
  ['3930-3939', 'N3 N..15'],
  ['3940-3943', 'N4'],
  ['3950-3955', 'N6'],
  ['400-401', 'X..30'],
  ['402', 'N17'],
  ['403', 'X..30'],
  ['410-417', 'N13'],
  ['420', 'X..20'],
  ['421', 'N3 X..9'],
  ['422', 'N3'],
  ['423', 'N3 [N..12]'],
  ['424', 'N3'],
  ['425', 'N3 [N..12]'],
  ['426', 'N3'],
  ['427', 'X..3'],
  ['4300-4301', 'X..35'],
  ['4302-4306', 'X..70'],
  ['4307', 'X2'],
  ['4308', 'X..30'],
  ['4309', 'N20'],
  ['4310-4311', 'X..35'],
  ['4312-4316', 'X..70'],
  ['4317', 'X2'],
  ['4318', 'X..20'],
  ['4319', 'X..30'],
  ['4320', 'X..35'],
  ['4321-4323', 'N1'],
  ['4324-4325', 'N10'],
  ['4326', 'N6'],
  ['4330-4333', 'N6 [X1]'],
  ['7001', 'N13'],
  ['7002', 'X..30'],
  ['7003', 'N10'],
  ['7004', 'N..4'],
  ['7005', 'X..12'],
  ['7006', 'N6'],
  ['7007', 'N6 [N6]'],
  ['7008', 'X..3'],
  ['7009', 'X..10'],
  ['7010', 'X..2'],
  ['7011', 'N6 [N4]'],
  ['7020-7022', 'X..20'],
  ['7023', 'X..30'],
  ['7030-7039', 'N3 X..27'],
  ['7040', 'N1 X3'],
  ['7041', 'X..4'],
  ['710-717', 'X..20'],
  ['7230-7239', 'X2 X..28'],
  ['7240', 'X..20'],
  ['7241', 'N2'],
  ['7242', 'X..25'],
  ['7250', 'N8'],
  ['7251', 'N12'],
  ['7252', 'N1'],
  ['7253-7254', 'X..40'],
  ['7255', 'X..10'],
  ['7256', 'X..90'],
  ['7257', 'X..70'],
  ['7258', 'X3'],
  ['7259', 'X..40'],
  ['8001', 'N14'],
  ['8002', 'X..20'],
  ['8003', 'N14 [X..16]'],
  ['8004', 'X..30'],
  ['8005', 'N6'],
  ['8006', 'N18'],
  ['8007', 'X..34'],
  ['8008', 'N8 [N..4]'],
  ['8009', 'X..50'],
  ['8010', 'X..30'],
  ['8011', 'N..12'],
  ['8012', 'X..20'],
  ['8013-8014', 'X..25'],
  ['8017-8018', 'N18'],
  ['8019', 'N..10'],
  ['8020', 'X..25'],
  ['8026', 'N18'],
  ['8030', 'X..90'],
  ['8040-8041', 'N15'],
  ['8042', 'N32'],
  ['8043', 'N18 [N..2]'],
  ['8110', 'X..70'],
  ['8111', 'N4'],
  ['8112', 'X..70'],
  ['8200', 'X..70'],
  ['90', 'X..30'],
  ['91-99', 'X..90'],
];

/** The format of each application identifier, by its two to four digits. No identifier begins with another. */
export const APPLICATION_IDENTIFIERS: ReadonlyMap<string, ElementFormat> = new Map(
  FORMATS.flatMap(([identifiers, format]) => inRange(identifiers).map((one) => [one, formatOf(format)] as const)),
);

/** Measures: the fourth digit is the number of decimals. */
function decimals(range: string, last: number, format: string): (readonly [string, string])[] {
  return inRange(range).map((three) => [`${three}0-${three}${last}`, format] as const);
}

function inRange(identifiers: string): string[] {
  const [first = '', last = first] = identifiers.split('-');
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) =>
    String(Number(first) + index).padStart(first.length, '0'),
  );
}

function formatOf(format: string): ElementFormat {
  const parts = format.split(' ').map((part) => {
    const [, optional, kind, upTo, length] = part.match(/^(\[?)([NX])(\.\.)?(\d+)/)!;
    const max = Number(length);
    return { kind, max, min: optional ? 0 : upTo ? 1 : max };
  });
  return {
    min: parts.reduce((sum, { min }) => sum + min, 0),
    max: parts.reduce((sum, { max }) => sum + max, 0),
    isNumeric: parts.every(({ kind }) => kind === 'N'),
  };
}
