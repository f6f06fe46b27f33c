/** A cell of a stock import in a file, with the expected value or finding. */
export interface StockCell {
  readonly title: string;
  readonly column: 'numeroLote' | 'caducidad' | 'ubicacionCodigo' | 'marca' | 'existencia';
  /** XML of the cell in a workbook with `STOCK_CELL_PARTS`, without its reference. */
  readonly xml?: string;
  /** The cell of a CSV file. */
  readonly csv?: string;
  readonly gives?: string | number;
  readonly finds?: string;
}

/** Number formats of the styles 1, 2, … of the workbook; 0 is General. */
export const STOCK_CELL_FORMATS = [
  'dd/mm/yyyy',
  'mmm-yy',
  'mm/yyyy',
  '@',
  '0.00E+00',
  '[$-80A]mmm\\-yy;@',
  'yyyy-mm-dd',
  'd "de" mmmm "de" yyyy',
  'mmmm yyyy',
  'yyyy/mm',
  'hh:mm',
  'dd/mm/yyyy hh:mm',
  '000000',
  '0%',
  '#,##0.00',
] as const;

const style = (format: (typeof STOCK_CELL_FORMATS)[number]) => STOCK_CELL_FORMATS.indexOf(format) + 1;
const number = (value: string, format?: (typeof STOCK_CELL_FORMATS)[number]) =>
  `<c${format === undefined ? '' : ` s="${style(format)}"`}><v>${value}</v></c>`;
const inline = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
const shared = (index: number) => `<c t="s"><v>${index}</v></c>`;

/** Shared strings of the cells, by index. */
export const STOCK_CELL_TEXTS = ['MAR-24', '0012', '12/2028', '1234567890123456'] as const;

/** 1 March 2024, 31 December 2028, 1 and 15 December 2028 as day numbers of a spreadsheet. */
const [MARCH, YEAR_END, DECEMBER, MID_DECEMBER] = ['45352', '47118', '47088', '47102'] as const;
const [TEXT_AS_NUMBER, TEXT_AS_DATE, TEXT_AS_TIME, TEXT_AS_TRUTH] = [
  'CELDA_NUMERO_POR_TEXTO',
  'CELDA_FECHA_POR_TEXTO',
  'CELDA_HORA_POR_TEXTO',
  'CELDA_LOGICA_POR_TEXTO',
] as const;

const lot = (title: string, cell: Omit<StockCell, 'title' | 'column'>): StockCell => ({
  title,
  column: 'numeroLote',
  ...cell,
});
const expiry = (title: string, cell: Omit<StockCell, 'title' | 'column'>): StockCell => ({
  title,
  column: 'caducidad',
  ...cell,
});

/** Lots and expiries as Excel and other spreadsheets save them. */
export const STOCK_CELLS: readonly StockCell[] = [
  lot('an inline text', { xml: inline('MAR-24'), gives: 'MAR-24' }),
  lot('a shared text', { xml: shared(0), gives: 'MAR-24' }),
  lot('a shared text with zeros in front', { xml: shared(1), gives: '0012' }),
  lot('a shared text of sixteen digits', { xml: shared(3), gives: '1234567890123456' }),
  lot('a text in a cell formatted as text', { xml: `<c s="4" t="s"><v>1</v></c>`, gives: '0012' }),
  lot('a text that a formula gives', { xml: '<c t="str"><f>"A"&amp;1</f><v>A1</v></c>', gives: 'A1' }),
  lot('a text of letters and digits', { xml: inline('12E5'), gives: '12E5' }),
  lot('a text that looks like a day', { xml: inline('01/03/2024'), gives: '01/03/2024' }),
  lot('a text in small letters', { xml: inline('a24-118'), gives: 'A24-118' }),
  lot('MAR-24 kept as a day, shown as mmm-yy', { xml: number(MARCH, 'mmm-yy'), finds: TEXT_AS_DATE }),
  lot('MAR-24 kept as a day, shown in Spanish', { xml: number(MARCH, '[$-80A]mmm\\-yy;@'), finds: TEXT_AS_DATE }),
  lot('a day shown as dd/mm/yyyy', { xml: number(MARCH, 'dd/mm/yyyy'), finds: TEXT_AS_DATE }),
  lot('a day shown as yyyy-mm-dd', { xml: number(MARCH, 'yyyy-mm-dd'), finds: TEXT_AS_DATE }),
  lot('a day of ISO 8601', { xml: '<c t="d"><v>2024-03-01T00:00:00</v></c>', finds: TEXT_AS_DATE }),
  lot('a moment', { xml: number('45352.5', 'dd/mm/yyyy hh:mm'), finds: TEXT_AS_DATE }),
  lot('an hour', { xml: number('0.5', 'hh:mm'), finds: TEXT_AS_TIME }),
  lot('12E5 kept as a number', { xml: number('1200000'), finds: TEXT_AS_NUMBER }),
  lot('12E5 shown as 1.20E+06', { xml: number('1200000', '0.00E+00'), finds: TEXT_AS_NUMBER }),
  lot('0012 kept as 12', { xml: number('12'), finds: TEXT_AS_NUMBER }),
  lot('0012 kept as 12, shown with zeros', { xml: number('12', '000000'), finds: TEXT_AS_NUMBER }),
  lot('twenty digits rounded', { xml: number('123456789012345680000'), finds: TEXT_AS_NUMBER }),
  lot('sixteen digits rounded', { xml: number('1.23456789012345E+15'), finds: TEXT_AS_NUMBER }),
  lot('a number in a cell formatted as text', { xml: number('12', '@'), finds: TEXT_AS_NUMBER }),
  lot('a percentage', { xml: number('0.12', '0%'), finds: TEXT_AS_NUMBER }),
  lot('a number that a formula gives', { xml: '<c><f>1+11</f><v>12</v></c>', finds: TEXT_AS_NUMBER }),
  lot('a truth value', { xml: '<c t="b"><v>1</v></c>', finds: TEXT_AS_TRUTH }),
  lot('an error', { xml: '<c t="e"><v>#REF!</v></c>', finds: 'CELDA_CON_ERROR' }),
  lot('a formula that was never worked out', { xml: '<c><f>A1</f></c>', finds: 'CELDA_SIN_VALOR' }),
  lot('a sign that lots never have', { xml: inline('A#1'), finds: 'FORMATO' }),
  lot('a text in CSV', { csv: 'MAR-24', gives: 'MAR-24' }),
  lot('zeros in front in CSV', { csv: '0012', gives: '0012' }),
  lot('a quoted text in CSV', { csv: '"L-1"', gives: 'L-1' }),
  lot('fifteen digits in CSV', { csv: '123456789012345', gives: '123456789012345' }),
  lot('sixteen digits in CSV', { csv: '1234567890123456', gives: '1234567890123456' }),
  lot('sixteen digits rounded in CSV', { csv: '1234567890123450', finds: TEXT_AS_NUMBER }),
  lot('a scientific number in CSV', { csv: '1.20E+06', finds: TEXT_AS_NUMBER }),
  lot('a day in CSV', { csv: '01/03/2024', finds: TEXT_AS_DATE }),
  lot('a day of ISO 8601 in CSV', { csv: '2024-03-01', finds: TEXT_AS_DATE }),
  lot('an hour in CSV', { csv: '12:30', finds: TEXT_AS_TIME }),
  lot('a truth value in CSV', { csv: 'VERDADERO', finds: TEXT_AS_TRUTH }),
  { title: 'a place with zeros dropped', column: 'ubicacionCodigo', xml: number('1'), finds: TEXT_AS_NUMBER },
  { title: 'a place as a text', column: 'ubicacionCodigo', xml: inline('A-01'), gives: 'A-01' },
  { title: 'a brand that is a number', column: 'marca', xml: number('100'), gives: '100' },
  { title: 'an amount', column: 'existencia', xml: number('5'), gives: 5 },
  { title: 'an amount with thousands', column: 'existencia', xml: inline('1,234'), gives: 1234 },
  { title: 'an amount with a decimal comma', column: 'existencia', xml: inline('1,5'), finds: 'NUMERO_ENTERO' },
  { title: 'an amount with a point', column: 'existencia', xml: inline('1.234'), finds: 'NUMERO_ENTERO' },
  { title: 'an amount with decimals', column: 'existencia', xml: number('5.5'), finds: 'NUMERO_ENTERO' },
  expiry('a day shown as dd/mm/yyyy', { xml: number(YEAR_END, 'dd/mm/yyyy'), gives: '2028-12-31' }),
  expiry('a day shown in words', { xml: number(YEAR_END, 'd "de" mmmm "de" yyyy'), gives: '2028-12-31' }),
  expiry('a day without a format', { xml: number(YEAR_END), gives: '2028-12-31' }),
  expiry('a month shown as mmm-yy', { xml: number(DECEMBER, 'mmm-yy'), gives: '2028-12-31' }),
  expiry('a month shown in Spanish', { xml: number(DECEMBER, '[$-80A]mmm\\-yy;@'), gives: '2028-12-31' }),
  expiry('a month shown as mm/yyyy', { xml: number(DECEMBER, 'mm/yyyy'), gives: '2028-12-31' }),
  expiry('a month shown as yyyy/mm', { xml: number(DECEMBER, 'yyyy/mm'), gives: '2028-12-31' }),
  expiry('a month shown in words', { xml: number(DECEMBER, 'mmmm yyyy'), gives: '2028-12-31' }),
  expiry('the built-in format of months', { xml: '<c s="16"><v>47088</v></c>', gives: '2028-12-31' }),
  expiry('a month whose cell holds another day', { xml: number(MID_DECEMBER, 'mm/yyyy'), gives: '2028-12-15' }),
  expiry('the first day shown as a day', { xml: number(DECEMBER, 'dd/mm/yyyy'), gives: '2028-12-01' }),
  expiry('a shared month', { xml: shared(2), gives: '2028-12-31' }),
  expiry('12/2028', { xml: inline('12/2028'), gives: '2028-12-31' }),
  expiry('2/2028', { xml: inline('2/2028'), gives: '2028-02-29' }),
  expiry('2028-12', { xml: inline('2028-12'), gives: '2028-12-31' }),
  expiry('dic-2028', { xml: inline('dic-2028'), gives: '2028-12-31' }),
  expiry('DEC 2028', { xml: inline('DEC 2028'), gives: '2028-12-31' }),
  expiry('diciembre de 2028', { xml: inline('diciembre de 2028'), gives: '2028-12-31' }),
  expiry('31.12.2028', { xml: inline('31.12.2028'), gives: '2028-12-31' }),
  expiry('2028/12/31', { xml: inline('2028/12/31'), gives: '2028-12-31' }),
  expiry('31-dic-2028', { xml: inline('31-dic-2028'), gives: '2028-12-31' }),
  expiry('06/07/2028', { xml: inline('06/07/2028'), gives: '2028-07-06' }),
  expiry('a text with an hour', { xml: inline('2028-12-31T00:00:00'), gives: '2028-12-31' }),
  expiry('dic-28, a day or a year', { xml: inline('dic-28'), finds: 'FECHA' }),
  expiry('31/12/28', { xml: inline('31/12/28'), finds: 'FECHA' }),
  expiry('12/31/2028', { xml: inline('12/31/2028'), finds: 'FECHA' }),
  expiry('13/2028', { xml: inline('13/2028'), finds: 'FECHA' }),
  expiry('202812', { xml: inline('202812'), finds: 'FECHA' }),
  expiry('a truth value', { xml: '<c t="b"><v>0</v></c>', finds: 'FECHA' }),
  expiry('an error', { xml: '<c t="e"><v>#N/A</v></c>', finds: 'CELDA_CON_ERROR' }),
  expiry('12/2028 in CSV', { csv: '12/2028', gives: '2028-12-31' }),
  expiry('2028-12 in CSV', { csv: '2028-12', gives: '2028-12-31' }),
  expiry('31-12-2028 in CSV', { csv: '31-12-2028', gives: '2028-12-31' }),
  expiry('a day of ISO 8601 in CSV', { csv: '2028-12-31', gives: '2028-12-31' }),
  expiry('dic-28 in CSV', { csv: 'dic-28', finds: 'FECHA' }),
];
