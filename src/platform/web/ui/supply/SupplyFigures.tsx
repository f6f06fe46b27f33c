import { useTranslate } from 'react-admin';
import { formatNumber } from '../format/format-number';
import styles from './supply-figures.module.css';

/** Figures for the decision on the amount of a supply, in pieces; average use in months. */
export interface SupplyFiguresValue {
  readonly disponible: number | null;
  readonly enTransito: number | null;
  readonly pedido: number;
  readonly cpm: number | null;
  readonly meses: number | null;
  readonly sugerida: number | null;
  readonly motivo: 'SIN_NIVELES' | 'CUBIERTO' | 'HASTA_MAXIMO' | 'HASTA_FONDO_FIJO' | 'TOPE';
  readonly meta: number | null;
  readonly multiplo: number;
  readonly tope: number | null;
  readonly disponibleSurtidor: number | null;
  readonly comprometidaSurtidor: number | null;
}

export interface SupplyFiguresProps {
  readonly figures: SupplyFiguresValue;
  /** Amount decided so far, in pieces, to compute how long the stock will last. */
  readonly amount: number | null;
  /** True for stock that leaves: only one warehouse, and no suggested order. */
  readonly leaving?: boolean;
  /** True when the months are shown elsewhere. */
  readonly withoutMonths?: boolean;
}

/** Compact line with stock, use and suggestion of a supply, for the decision on its amount. */
export function SupplyFigures({ figures, amount, leaving = false, withoutMonths = false }: SupplyFiguresProps) {
  const translate = useTranslate();
  const { disponible, enTransito, pedido, cpm, meses, disponibleSurtidor, comprometidaSurtidor } = figures;
  const after =
    !leaving && amount !== null && amount > 0 && cpm !== null && cpm > 0
      ? ((disponible ?? 0) + (enTransito ?? 0) + amount) / cpm
      : null;
  const label = (name: string) => translate(`app.figures.${name}`);
  return (
    <dl className={styles['figures']}>
      <Figure
        name={label(leaving ? 'here' : 'own')}
        low={disponible === 0}
        note={disponible === null ? label('noStock') : null}
      >
        {formatNumber(disponible ?? 0)}
      </Figure>
      {disponibleSurtidor !== null && (
        <Figure
          name={label('source')}
          low={disponibleSurtidor - (comprometidaSurtidor ?? 0) < (amount ?? 1)}
          note={
            comprometidaSurtidor
              ? translate('app.figures.promised', { pieces: formatNumber(comprometidaSurtidor) })
              : null
          }
        >
          {formatNumber(disponibleSurtidor)}
        </Figure>
      )}
      <Figure name={label('transit')}>{formatNumber(enTransito ?? 0)}</Figure>
      {pedido > 0 && <Figure name={label('asked')}>{formatNumber(pedido)}</Figure>}
      <Figure name={label('use')} title={label('useHelp')}>
        {cpm === null ? label('unknown') : formatNumber(cpm)}
      </Figure>
      {!withoutMonths && (
        <Figure
          name={label('months')}
          title={label('monthsHelp')}
          low={meses !== null && meses < 1}
          note={after === null ? null : translate('app.figures.after', { months: monthsText(after) })}
        >
          {meses === null ? label('unknown') : monthsText(meses)}
        </Figure>
      )}
      {!leaving && (
        <Figure name={label('suggested')} note={translate(`app.figures.why.${figures.motivo}`, reasonOf(figures))}>
          {figures.sugerida === null ? label('unknown') : formatNumber(figures.sugerida)}
        </Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  readonly name: string;
  readonly children: string;
  readonly note?: string | null;
  readonly title?: string;
  readonly low?: boolean;
}

function Figure({ name, children, note = null, title, low = false }: FigureProps) {
  return (
    <div title={title}>
      <dt>{name}</dt>
      <dd>
        <b data-low={low || undefined}>{children}</b>
        {note !== null && <small> ({note})</small>}
      </dd>
    </div>
  );
}

const monthsText = (months: number): string => (months >= 100 ? '99+' : formatNumber(Math.round(months * 10) / 10));

/** Returns the parameters of the text that explains a suggestion. */
function reasonOf({ meta, tope, multiplo }: SupplyFiguresValue) {
  return {
    level: formatNumber(meta ?? 0),
    ceiling: formatNumber(tope ?? 0),
    multiple: formatNumber(multiplo),
    // Selects the plural form for single pieces or packages.
    smart_count: multiplo,
  };
}
