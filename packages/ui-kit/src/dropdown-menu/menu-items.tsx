import { DropdownMenu as Primitive } from 'radix-ui';
import { type ReactNode, useContext, useId } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { type AnchorProps, Link } from '../link/link.tsx';
import { classNames } from '../text/class-names.ts';
import { ReturnFocus } from './dropdown-menu.tsx';

const row =
  'flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 leading-snug no-underline outline-none select-none data-highlighted:bg-ink/8 data-disabled:cursor-not-allowed data-disabled:opacity-55 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2';

export interface MenuItemProps {
  onSelect: () => void;
  icon?: IconName;
  /** The keyboard shortcut of the action, as printed on the keys: `Ctrl+P`. */
  shortcut?: string;
  /** An action that cannot be undone. Put it last, below a separator. */
  isDanger?: boolean;
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * An action.
 *
 * @throws Error outside of a `DropdownMenu`
 */
export function MenuItem(props: MenuItemProps) {
  const { onSelect, icon, shortcut, isDanger = false, isDisabled = false, children } = props;
  const returnFocus = useContext(ReturnFocus);
  return (
    <Primitive.Item
      disabled={isDisabled}
      aria-keyshortcuts={shortcut?.replace(/\bCtrl\b|\bStrg\b/g, 'Control')}
      className={classNames(row, isDanger && 'text-danger')}
      onSelect={() => {
        // The focus moves before the action: a dialog that it opens can then return the focus to a button
        // that still exists, not to an item of the closed menu.
        returnFocus();
        onSelect();
      }}
    >
      {icon ? <Icon name={icon} /> : null}
      <span className="min-w-0 grow wrap-break-word">{children}</span>
      {shortcut ? (
        <span aria-hidden="true" className="pl-4 text-caption whitespace-nowrap text-quiet">
          {shortcut}
        </span>
      ) : null}
    </Primitive.Item>
  );
}

/**
 * A link, rendered by the site's own link component.
 *
 * @throws Error outside of a `DropdownMenu`
 */
export function MenuLink({ children, className, ...props }: AnchorProps) {
  return (
    <Primitive.Item asChild>
      <Link {...props} variant="plain" className={classNames(row, className)}>
        <span className="min-w-0 grow wrap-break-word">{children}</span>
      </Link>
    </Primitive.Item>
  );
}

/** Items that belong together, under a label. */
export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Primitive.Group aria-labelledby={id}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {children}
    </Primitive.Group>
  );
}

function GroupLabel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Primitive.Label id={id} className="px-4 pt-2 pb-1 text-caption text-quiet">
      {children}
    </Primitive.Label>
  );
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Primitive.Separator className="my-2 border-t border-hairline" />;
}

function Mark() {
  return (
    <span className="inline-grid size-5 shrink-0 place-items-center">
      <Primitive.ItemIndicator className="grid">
        <Icon name="check" />
      </Primitive.ItemIndicator>
    </span>
  );
}

export interface MenuCheckboxProps {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * On or off. The menu stays open, so that several can be set.
 *
 * @throws Error outside of a `DropdownMenu`
 */
export function MenuCheckbox(props: MenuCheckboxProps) {
  const { isChecked, onChange, isDisabled = false, children } = props;
  return (
    <Primitive.CheckboxItem
      checked={isChecked}
      onCheckedChange={onChange}
      disabled={isDisabled}
      onSelect={(event) => event.preventDefault()}
      className={row}
    >
      <Mark />
      <span className="min-w-0 grow wrap-break-word">{children}</span>
    </Primitive.CheckboxItem>
  );
}

export interface MenuRadioGroupProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; isDisabled?: boolean }[];
}

/**
 * One of a few. Choosing closes the menu.
 *
 * @throws Error outside of a `DropdownMenu`
 */
export function MenuRadioGroup({ label, value, onChange, options }: MenuRadioGroupProps) {
  const id = useId();
  return (
    <Primitive.RadioGroup value={value} onValueChange={onChange} aria-labelledby={id}>
      <GroupLabel id={id}>{label}</GroupLabel>
      {options.map((option) => (
        <Primitive.RadioItem
          key={option.value}
          value={option.value}
          disabled={option.isDisabled}
          className={row}
        >
          <Mark />
          <span className="min-w-0 grow wrap-break-word">{option.label}</span>
        </Primitive.RadioItem>
      ))}
    </Primitive.RadioGroup>
  );
}
