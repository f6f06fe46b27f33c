import type { ReportModule } from '../reports/report-module';
import type { Pinnable } from './PinDialog';

/**
 * Returns the tiles and drawings of a report that a board can show. They keep the report's parameters except its dates, because a board has
 * its own period.
 */
export function pinnableOf(
  { name, blocks = [] }: ReportModule,
  params: Readonly<Record<string, unknown>>,
  translate: (key: string) => string,
): readonly Pinnable[] {
  const { desde: _from, hasta: _to, ...asked } = params;
  const parametros = Object.fromEntries(
    Object.entries(asked).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
  return blocks.flatMap((block): Pinnable[] => {
    const base = `resources.reportes.${name}.blocks.${block.name}`;
    const card = { reporte: name, bloque: block.name, parametros };
    if (block.type !== 'tiles') return [{ title: translate(`${base}.name`), card: { ...card, tipo: 'DIBUJO' } }];
    return block.fields.map(({ field }) => ({
      title: translate(`${base}.fields.${field}`),
      card: { ...card, tipo: 'CIFRA', campo: field },
    }));
  });
}
