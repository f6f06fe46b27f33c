import { useTranslate } from 'react-admin';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import type { LineNoteProps } from '#platform/web/ui/lines/scan/line-note';
import { AwaitedFigures } from '#platform/web/ui/supply/AwaitedFigures';
import { useSupplyFigures } from '#platform/web/ui/supply/useSupplyFigures';
import { useFigureQuestions } from './figure-questions';
import styles from './line-figures.module.css';

/** Renders the figures below a line whose amount is being decided. */
export default function LineFigures({ values, inputs }: LineNoteProps) {
  const translate = useTranslate();
  const isAllowed = usePermission('solicitud.ver');
  const { field, questionOf } = useFigureQuestions(inputs);
  const question = isAllowed && field !== undefined ? questionOf(values) : null;
  const query = useSupplyFigures(question);
  if (question === null || field === undefined) return null;
  const amount = values[field];
  return (
    <div className={styles['line']}>
      {question.insumoId === values['sustitutoInsumoId'] && (
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
