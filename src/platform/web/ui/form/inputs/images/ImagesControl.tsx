import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { imageItems } from '#platform/web/ui/values/images/image-items';
import type { FieldControl } from '#platform/web/ui/form/field/FormField';
import { ImageDrop } from './ImageDrop';
import { ImageRefusals } from './ImageRefusals';
import { ImageTile } from './ImageTile';
import { useImageFiles } from './useImageFiles';
import { useImageList } from './useImageList';
import styles from './images-input.module.css';

interface ImagesControlProps {
  readonly control: FieldControl;
  readonly max: number;
}

/** Pictures as tiles, and an area to add files. */
export function ImagesControl({
  control: { id, path, value, onChange, onBlur, describedBy, locked },
  max,
}: ImagesControlProps) {
  const translate = useTranslate();
  const [news, setNews] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const items = imageItems(value);
  const list = useImageList(items, onChange);
  const files = useImageFiles(path, max, onChange, (count) =>
    setNews(translate('app.image.added', { smart_count: count })),
  );
  const nameOf = (index: number) => items[index]?.name || translate('app.image.nth', { position: index + 1 });

  // Moves the focus to the nearest picture, because the focused one was removed or moved.
  const focus = (find: string) => box.current?.querySelector<HTMLElement>(find)?.focus();
  const remove = (index: number) => {
    flushSync(() => {
      setNews(translate('app.image.removed', { name: nameOf(index) }));
      list.remove(index);
    });
    focus('[data-undo]');
  };
  const undo = () => {
    let back: string | null = null;
    flushSync(() => {
      back = list.undo();
      setNews(translate('app.image.restored', { name: list.removed?.name ?? '' }));
    });
    focus(`[data-image="${CSS.escape(back ?? '')}"]`);
  };
  const makePrincipal = (index: number) => {
    const { id: key } = items[index] ?? { id: '' };
    flushSync(() => {
      setNews(translate('app.image.madePrincipal', { name: nameOf(index) }));
      list.makePrincipal(index);
    });
    focus(`[data-image="${CSS.escape(key)}"]`);
  };

  return (
    <ImageDrop
      id={id}
      count={items.length}
      max={max}
      describedBy={describedBy}
      locked={locked}
      progress={files.progress}
      onFiles={(chosen) => {
        setNews('');
        files.add(chosen);
      }}
      onLeave={onBlur}
    >
      <div ref={box} className={styles['content']}>
        {items.length > 0 && (
          <ul className={styles['tiles']}>
            {items.map((item, index) => (
              <ImageTile
                key={item.id}
                item={item}
                position={index + 1}
                locked={locked}
                onRename={(name) => list.rename(index, name)}
                onPrincipal={() => makePrincipal(index)}
                onRemove={() => remove(index)}
              />
            ))}
          </ul>
        )}
        {list.removed && <RemovedImage name={list.removed.name} onUndo={undo} />}
        <ImageRefusals refused={files.refused} max={max} onDismiss={files.dismiss} />
        <p className="rs-hidden" role="status">
          {news}
        </p>
      </div>
    </ImageDrop>
  );
}

/** Shows the removed picture, with a button to restore it. */
function RemovedImage({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles['removed']}>
      <p>{translate('app.image.removed', { name: name || translate('app.image.picture') })}</p>
      <Button size="small" data-undo="" onClick={onUndo}>
        {translate('app.image.undo')}
      </Button>
    </div>
  );
}
