import Button from '@mui/material/Button';
import { useDataProvider, useNotify, useTranslate, type DataProvider } from 'react-admin';
import { useState } from 'react';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { LineToolProps } from '#platform/web/ui/lines/line-tool';
import { describeError } from '#platform/web/ui/states/describe-error';
import type { FigureCalls } from '#platform/web/ui/supply/useSupplyFigures';
import { useFigureQuestions } from './figure-questions';

/** Button that sets all amounts to the suggested ones. A changed authorisation gets the reason that the server requires. */
export default function SuggestedAmounts({ rows, inputs, onFill }: LineToolProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const calls = useDataProvider<DataProvider & FigureCalls>();
  const isAllowed = usePermission('solicitud.ver');
  const { field, questionOf } = useFigureQuestions(inputs);
  const [busy, setBusy] = useState(false);
  if (!isAllowed || field === undefined) return null;
  const least = field === 'cantidadSolicitada' ? 1 : 0;

  const fill = async () => {
    const questions = rows.map(questionOf);
    const lineas = questions.filter((question) => question !== null);
    if (lineas.length === 0) return;
    setBusy(true);
    try {
      const { data } = await calls.solicitudCifras({ body: { lineas } });
      const answers = data.values();
      onFill(
        rows.map((row, index) => {
          const suggested = questions[index] === null ? null : (answers.next().value?.sugerida ?? null);
          if (suggested === null || suggested < least || suggested === row[field]) return undefined;
          const needsReason =
            inputs.includes('motivoModificacion') &&
            !row['motivoModificacion'] &&
            suggested !== row['cantidadSolicitada'];
          return {
            [field]: suggested,
            ...(needsReason ? { motivoModificacion: translate('app.figures.adjusted') } : {}),
          };
        }),
      );
    } catch (error) {
      const { message, correlationId } = describeError(error);
      notify(message, { type: 'error', messageArgs: { correlationId: correlationId ?? '' } });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" {...blocked(false, busy)} onClick={() => void fill()}>
      {translate('app.figures.fill')}
    </Button>
  );
}
