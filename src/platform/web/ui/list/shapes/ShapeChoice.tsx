import { useTranslate } from 'react-admin';
import { Icon } from '../../icons/Icon';
import { useListSettings } from '../layout/ListSettingsContext';
import type { Shape } from './list-shapes';
import styles from './shape-choice.module.css';

const ICONS = { tabla: 'list', tablero: 'clipboard', calendario: 'calendar' } as const;

/** Choice between table, board and calendar, as far as the list has them. */
export default function ShapeChoice() {
  const { shapes, shape, setLayout } = useListSettings();
  const translate = useTranslate();
  const offered: readonly Shape[] = [
    'tabla',
    ...(shapes?.board ? (['tablero'] as const) : []),
    ...(shapes?.calendar ? (['calendario'] as const) : []),
  ];
  return (
    <div className={styles['choice']} role="group" aria-label={translate('app.lists.shapes.title')}>
      {offered.map((each) => {
        const name = translate(`app.lists.shapes.${each}`);
        return (
          <button
            key={each}
            type="button"
            aria-pressed={each === shape}
            aria-label={name}
            title={name}
            onClick={() => setLayout({ shape: each })}
          >
            <Icon name={ICONS[each]} />
          </button>
        );
      })}
    </div>
  );
}
