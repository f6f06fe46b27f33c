import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Receta } from '#generated/shared/types/receta.gen';
import { recordActions } from '#generated/web/receta/actions.gen';
import { useUserId } from '#platform/web/ui/access/UserIdContext';
import { Icon } from '#platform/web/ui/icons/Icon';
import type { Action } from '#platform/web/ui/operations/action';
import tonedStyles from '#platform/web/ui/page/toned-box.module.css';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';
import styles from './pharmacy.module.css';

const ActionDialog = lazyPart(() => import('#platform/web/ui/operations/ActionDialog'));

const ANSWERS = ['recetaSustitutoAutorizar', 'recetaSustitutoNegar'] as const;

/** Renders the pharmacy's proposed substitutes above a prescription, with both answers when the reader is its prescriber. */
export default function SubstituteQuestion() {
  const { record } = useShowContext();
  const { recordLabel } = useResourceModule();
  const translate = useTranslate();
  const userId = useUserId();
  const [chosen, setChosen] = useState<Action | null>(null);
  const { recetaId, autorId, lineas = [] } = record as Partial<Receta>;
  const answers = recordActions.filter(
    ({ name, when }) => (ANSWERS as readonly string[]).includes(name) && when?.(record) === true,
  );
  const asked = (lineas ?? []).filter(
    ({ sustitutoPropuestoId, sustitucionRespuesta }) =>
      (sustitutoPropuestoId ?? null) !== null && (sustitucionRespuesta ?? null) === null,
  );
  if (answers.length === 0 || asked.length === 0) return null;
  return (
    <section className={tonedStyles['box']} data-tone="warning" aria-label={translate('app.pharmacy.question.title')}>
      <Icon name="clock" />
      <div className={styles['question']}>
        <b>{translate('app.pharmacy.question.title')}</b>
        {asked.map(({ recetaDetalleId, insumoNombre, sustitutoPropuestoNombre, sustitucionMotivo }) => (
          <p key={recetaDetalleId}>
            {translate('app.pharmacy.question.text', {
              prescribed: insumoNombre,
              proposed: sustitutoPropuestoNombre,
              reason: sustitucionMotivo,
            })}
          </p>
        ))}
        {userId === autorId ? (
          <div className={styles['answers']}>
            {answers.map((action, index) => (
              <Button
                key={action.name}
                variant={index === 0 ? 'contained' : 'outlined'}
                color="primary"
                onClick={() => setChosen(action)}
              >
                {translate(`resources.receta.actions.${action.name}.name`)}
              </Button>
            ))}
          </div>
        ) : (
          <p>{translate('app.pharmacy.question.waits')}</p>
        )}
      </div>
      <Suspense>
        {chosen && (
          <ActionDialog
            key={chosen.name}
            action={chosen}
            on={{ id: String(recetaId), record, title: recordLabel(record) || `#${recetaId}` }}
            onClose={() => setChosen(null)}
          />
        )}
      </Suspense>
    </section>
  );
}
