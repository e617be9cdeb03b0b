import { fill } from '@praxiskit/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icon/icon.tsx';
import { useModal } from '../modal/use-modal.ts';
import { Kbd } from '../shortcuts/kbd.tsx';
import { useToolTexts } from '../text/use-tool-texts.ts';
import { type Command, findCommands } from './find-commands.ts';

export interface CommandPaletteProps {
  isOpen: boolean;
  /** Escape, a click outside, and before a command runs. */
  onClose: () => void;
  commands: readonly Command[];
  /** The input has changed: for commands that are looked for elsewhere. */
  onType?: ((typed: string) => void) | undefined;
  /** Below the list: that some are still loading, or did not arrive. */
  note?: string | undefined;
  /** Commands are still loaded: a search is not yet reported as without result. */
  isLoading?: boolean | undefined;
  /** Commands did not arrive: a search is not reported as without result either. */
  isPartial?: boolean | undefined;
}

/** One field for everything that can be found or done: typed, chosen by arrows, run by Enter. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onClose, commands, note, isLoading = false, isPartial = false, onType } = props;
  const { palette } = useToolTexts();
  const input = useRef<HTMLInputElement>(null);
  const { dialogProps, isPresent } = useModal({
    isOpen,
    onClose,
    isPersistent: false,
    initialFocus: input,
  });
  return (
    <dialog
      {...dialogProps}
      aria-label={palette.label}
      className="mx-auto mt-[min(10dvh,5rem)] mb-auto w-[min(36rem,calc(100vw-1rem))] max-w-none border border-line bg-raised p-0 text-small text-ink shadow-lifted backdrop:bg-shade"
    >
      {isPresent ? (
        <Finder
          commands={commands}
          note={note}
          isLoading={isLoading}
          isPartial={isPartial}
          onType={onType}
          input={input}
          run={(command) => {
            // Closed first: the page is inert until then, and what runs may put the focus somewhere.
            flushSync(onClose);
            command.run();
          }}
        />
      ) : null}
    </dialog>
  );
}

interface FinderProps
  extends Pick<CommandPaletteProps, 'commands' | 'note' | 'isLoading' | 'isPartial' | 'onType'> {
  input: React.RefObject<HTMLInputElement | null>;
  run: (command: Command) => void;
}

function Finder({ commands, note, isLoading, isPartial, onType, input, run }: FinderProps) {
  const { palette } = useToolTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosen] = useState<string | null>(null);
  const groups = findCommands(commands, typed);
  const all = groups.flatMap((group) => group.commands);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  // Records that arrive meanwhile do not move the user's choice.
  const chosen = all.find((command) => command.id === chosenId) ?? all[0];
  const optionId = (command: Command) => `${id}-${all.indexOf(command)}`;
  const chosenOption = chosen && optionId(chosen);
  useEffect(() => {
    if (chosenOption) document.getElementById(chosenOption)?.scrollIntoView({ block: 'nearest' });
  }, [chosenOption]);

  // Enter came before the commands: the first one is run once it is there.
  const [isWanted, setWanted] = useState(false);
  const awaited = isWanted && !isLoading ? chosen : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once, whichever function it is.
  useEffect(() => {
    // Running a command closes the dialog at once, which an effect cannot.
    if (awaited) queueMicrotask(() => run(awaited));
  }, [awaited]);

  function onKeyDown(event: KeyboardEvent) {
    // Enter ends a composition, and arrows choose in it.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && chosen) {
      event.preventDefault();
      const at = (all.indexOf(chosen) + step + all.length) % all.length;
      setChosen(all[at]?.id ?? null);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      run(chosen);
    } else if (event.key === 'Enter') setWanted(isLoading === true);
  }

  return (
    <div className="grid max-h-[min(32rem,calc(100dvh-6rem))] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={palette.label}
          aria-expanded={all.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosenOption}
          autoComplete="off"
          spellCheck={false}
          className="min-h-12 min-w-0 flex-1 bg-transparent text-control outline-none"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            onType?.(target.value);
            setChosen(null);
            setWanted(false);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={palette.label}
        className="overflow-y-auto py-2"
      >
        {groups.map(({ title, commands, count }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={title} role="group" aria-labelledby={`${id}-group-${index}`}>
            <p
              id={`${id}-group-${index}`}
              className="flex justify-between gap-4 px-4 pt-2 pb-1 text-caption text-quiet"
            >
              {title}
              {count > commands.length ? (
                <span>{fill(palette.part, { shown: commands.length, count })}</span>
              ) : null}
            </p>
            {commands.map((command) => (
              <Option
                key={command.id}
                id={optionId(command)}
                command={command}
                isChosen={command === chosen}
                onPoint={() => setChosen(command.id)}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={all.length > 0 && !note ? 'sr-only' : 'border-t border-hairline px-4 py-3'}
      >
        {all.length > 0
          ? (note ?? fill(palette.found, { count }))
          : [isLoading || isPartial ? '' : fill(palette.none, { typed: typed.trim() }), note]
              .filter(Boolean)
              .join(' ')}
      </p>
    </div>
  );
}

interface OptionProps {
  id: string;
  command: Command;
  isChosen: boolean;
  onPoint: () => void;
  onRun: () => void;
}

function Option({ id, command, isChosen, onPoint, onRun }: OptionProps) {
  const { text, end, keys } = command;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above, which has the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: the field names the chosen one as its active descendant.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      className="flex min-h-9 cursor-pointer items-center justify-between gap-4 border-l-4 border-transparent py-1 pr-4 pl-3 aria-selected:border-line aria-selected:bg-(--pk-palette-chosen,var(--color-hairline)) forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] pointer-coarse:min-h-11"
      // Moved, not entered: a list that scrolls below a resting pointer chooses nothing.
      onPointerMove={isChosen ? undefined : onPoint}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <span className="min-w-0 wrap-anywhere">{text}</span>{' '}
      <span className="flex max-w-1/2 shrink-0 flex-wrap items-center justify-end gap-x-3 text-right text-caption wrap-anywhere">
        {end}
        {keys ? <Kbd keys={keys} /> : null}
      </span>
    </div>
  );
}
