import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslate } from 'react-admin';
import { ToolButton } from './ToolButton';
import { TOOLS } from './tools';
import { useRovingFocus } from './useRovingFocus';
import frame from './rich-text-frame.module.css';

interface ToolbarProps {
  readonly editor: Editor;
  /** Id of the formatted content. */
  readonly contentId: string;
  readonly label: string;
  /** True while the input for a link's address is open. */
  readonly linking: boolean;
  readonly onLink: () => void;
}

const ALL = TOOLS.flat();

/** Toolbar of the editor: one Tab stop, with arrows between its buttons. */
export function Toolbar({ editor, contentId, label, linking, onLink }: ToolbarProps) {
  const translate = useTranslate();
  const { tabStop, containerProps } = useRovingFocus(ALL.length);
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      Object.fromEntries(
        ALL.map(({ name, isOn, canRun }) => [name, { on: isOn?.(current), can: canRun?.(current) ?? true }]),
      ),
  });
  return (
    <div
      role="toolbar"
      aria-label={translate('app.richText.toolbar', { name: label })}
      aria-controls={contentId}
      className={frame['bar']}
      {...containerProps}
    >
      {TOOLS.map((group) => (
        <span key={group[0]?.name} className={frame['group']}>
          {group.map((tool) => (
            <ToolButton
              key={tool.name}
              tool={tool}
              name={translate(`app.richText.${tool.name}`)}
              pressed={states[tool.name]?.on}
              expanded={tool.run ? undefined : linking}
              disabled={states[tool.name]?.can === false}
              tabStop={ALL[tabStop] === tool}
              onPress={() => (tool.run ? tool.run(editor) : onLink())}
            />
          ))}
        </span>
      ))}
    </div>
  );
}
