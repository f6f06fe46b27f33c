import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Solicitud } from '#generated/shared/types/solicitud.gen';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useFormContextValue } from '#platform/web/ui/form/FormContext';
import { useDocument } from '#platform/web/ui/lifecycle/DocumentContext';
import type { LineNoteProps } from '#platform/web/ui/lines/scan/line-note';
import { AwaitedFigures } from '#platform/web/ui/supply/AwaitedFigures';
import { useSupplyFigures, type FigureQuestion } from '#platform/web/ui/supply/useSupplyFigures';
import styles from './line-figures.module.css';

/** Amounts decided in this form, the later one first. */
const AMOUNTS = ['cantidadAutorizada', 'cantidadSolicitada'] as const;

/** Renders the figures below a line whose amount is being decided, those of the substitute if one is chosen (DOMAIN f.6). */
export default function LineFigures({ values, inputs }: LineNoteProps) {
  const translate = useTranslate();
  const isAllowed = usePermission('solicitud.ver');
  const { record } = useFormContextValue();
  const document = useDocument();
  const [asker, supplier, type] = useWatch({
    name: ['almacenSolicitanteId', 'almacenSurtidorId', 'tipo'],
  }) as unknown[];
  const field = AMOUNTS.find((name) => inputs.includes(name));
  const from = document ?? { ...record, almacenSolicitanteId: asker, almacenSurtidorId: supplier, tipo: type };
  const almacenId = keyOf(from['almacenSolicitanteId']);
  const asked = keyOf(values['insumoId']);
  const substitute = keyOf(values['sustitutoInsumoId']);
  const insumoId = substitute ?? asked;
  const question: FigureQuestion | null =
    field === undefined || almacenId === null || insumoId === null
      ? null
      : {
          almacenId,
          insumoId,
          surtidorId: keyOf(from['almacenSurtidorId']),
          tipo: typeof from['tipo'] === 'string' ? (from['tipo'] as Solicitud['tipo']) : 'ORDINARIA',
          solicitudId: keyOf(from['solicitudId']),
        };
  const query = useSupplyFigures(isAllowed ? question : null);
  if (!isAllowed || question === null || field === undefined) return null;
  const amount = values[field];
  return (
    <div className={styles['line']}>
      {substitute !== null && (
        <p>
          {translate('app.figures.substitute', {
            name: String(values['sustitutoInsumoNombre'] ?? ''),
            asked: String(values['insumoNombre'] ?? ''),
          })}
        </p>
      )}
      <AwaitedFigures query={query} amount={typeof amount === 'number' ? amount : null} />
    </div>
  );
}

const keyOf = (value: unknown): number | null => (typeof value === 'number' && value > 0 ? value : null);
