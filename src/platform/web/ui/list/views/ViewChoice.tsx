import { useTranslate } from 'react-admin';
import type { View } from '../list-methods';
import panel from '../panel.module.css';

interface ViewChoiceProps {
  readonly view: View;
  readonly active: boolean;
  readonly onChoose: () => void;
}

/** A view to choose, with its name and properties. */
export function ViewChoice({ view, active, onChoose }: ViewChoiceProps) {
  const translate = useTranslate();
  const tags = [
    ...(view.predeterminada ? [translate('app.lists.views.default')] : []),
    ...(view.propia ? (view.compartida ? [translate('app.lists.views.isShared')] : []) : [view.autor]),
  ];
  return (
    <li className={panel['row']}>
      <button type="button" className={panel['choice']} aria-current={active} onClick={onChoose}>
        <span>{view.nombre}</span>
        {tags.length > 0 && <span className={panel['tag']}>{tags.join(' · ')}</span>}
      </button>
    </li>
  );
}
