import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { usePermission } from '../../access/PermissionsContext';
import type { View } from '../list-methods';
import { PinButton } from '../../boards/PinButton';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import panel from '../panel.module.css';
import type { ToolPanelProps } from '../ToolPopover';
import { useSaveView } from './useSaveView';
import { useViews } from './useViews';
import { ViewChoice } from './ViewChoice';
import { ViewNameForm } from './ViewNameForm';

/** Panel to choose a view, save the current list as one, and manage the user's own views. */
export default function ViewsPanel({ onClose }: ToolPanelProps) {
  const { views, error, loading, active, changed, content, apply, leave } = useViews();
  const { save, create, remove, failure, pending } = useSaveView();
  const { name, backend } = useResourceModule();
  const translate = useTranslate();
  const mayShare = usePermission('vista.compartir');
  const [asking, setAsking] = useState<'new' | 'rename' | null>(null);
  const [removing, setRemoving] = useState(false);

  const choose = (view: View) => {
    apply(view);
    onClose();
  };
  const group = (title: string, members: readonly View[]) =>
    members.length > 0 && (
      <>
        <h3 className={panel['caption']}>{translate(title)}</h3>
        <ul>
          {members.map((view) => (
            <ViewChoice
              key={view.vistaId}
              view={view}
              active={view.vistaId === active?.vistaId}
              onChoose={() => choose(view)}
            />
          ))}
        </ul>
      </>
    );
  return (
    <>
      <div className={panel['list']} aria-busy={loading}>
        {views.length === 0 && !loading && (
          <p className={`${panel['note']} ${panel['row']}`}>
            {translate(error ? 'app.lists.views.failed' : 'app.lists.views.none')}
          </p>
        )}
        {group(
          'app.lists.views.own',
          views.filter(({ propia }) => propia),
        )}
        {group(
          'app.lists.views.shared',
          views.filter(({ propia }) => !propia),
        )}
        {active && (
          <div className={panel['row']}>
            <button
              type="button"
              className={panel['choice']}
              onClick={() => {
                leave();
                onClose();
              }}
            >
              <span>{translate('app.lists.views.leave')}</span>
            </button>
          </div>
        )}
      </div>
      {active?.propia && asking === null && (
        <div
          className={panel['part']}
          role="group"
          aria-label={translate('app.lists.views.manage', { name: active.nombre })}
        >
          <p className={panel['note']}>{translate('app.lists.views.manage', { name: active.nombre })}</p>
          {removing ? (
            <>
              <p>{translate('app.lists.views.removeAsk', { name: active.nombre })}</p>
              <div className={panel['buttons']}>
                <Button
                  size="small"
                  variant="contained"
                  color="error"
                  aria-disabled={pending}
                  onClick={() => void remove(active).then((done) => done && setRemoving(false))}
                >
                  {translate('app.lists.views.remove')}
                </Button>
                <Button size="small" onClick={() => setRemoving(false)}>
                  {translate('app.action.cancel')}
                </Button>
              </div>
            </>
          ) : (
            <div className={panel['buttons']}>
              {changed && (
                <Button
                  size="small"
                  variant="contained"
                  color="primary"
                  aria-disabled={pending}
                  onClick={() => void save(active, { contenido: content })}
                >
                  {translate('app.lists.views.update')}
                </Button>
              )}
              <Button size="small" onClick={() => setAsking('rename')}>
                {translate('app.lists.views.rename')}
              </Button>
              <Button
                size="small"
                aria-pressed={active.predeterminada}
                onClick={() => void save(active, { predeterminada: !active.predeterminada })}
              >
                {translate(active.predeterminada ? 'app.lists.views.notDefault' : 'app.lists.views.makeDefault')}
              </Button>
              {(mayShare || active.compartida) && (
                <Button
                  size="small"
                  aria-pressed={active.compartida}
                  onClick={() => void save(active, { compartida: !active.compartida })}
                >
                  {translate(active.compartida ? 'app.lists.views.unshare' : 'app.lists.views.share')}
                </Button>
              )}
              <Button size="small" color="error" onClick={() => setRemoving(true)}>
                {translate('app.lists.views.remove')}
              </Button>
            </div>
          )}
        </div>
      )}
      {asking !== null && (
        <ViewNameForm
          initial={asking === 'rename' ? (active?.nombre ?? '') : ''}
          submit={translate(asking === 'rename' ? 'app.lists.views.rename' : 'app.lists.views.save')}
          pending={pending}
          onCancel={() => setAsking(null)}
          onSubmit={async (nombre) => {
            const done = asking === 'rename' && active ? await save(active, { nombre }) : await create(nombre, content);
            if (done) setAsking(null);
          }}
        />
      )}
      {failure && (
        <p className={`${panel['error']} ${panel['part']}`} role="alert">
          {failure}
        </p>
      )}
      {backend === 'server' && (
        <div className={panel['part']}>
          <PinButton
            small
            label={translate('app.lists.views.pin')}
            offer={() => [
              {
                title: active?.nombre ?? translate(`resources.${name}.name`, { smart_count: 2 }),
                card: { tipo: 'CUENTA', recurso: name, filtros: content.filtros },
              },
            ]}
          />
        </div>
      )}
      <div className={panel['actions']}>
        {asking === null ? (
          <Button size="small" onClick={() => setAsking('new')}>
            {translate('app.lists.views.saveNew')}
          </Button>
        ) : (
          <span />
        )}
        <Button size="small" variant="text" onClick={onClose}>
          {translate('app.action.close')}
        </Button>
      </div>
    </>
  );
}
